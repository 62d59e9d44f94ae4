"""The serializer of schemathesis for streams of records, which its own lack."""

import schemathesis


@schemathesis.serializer("application/x-ndjson")
def records(_, value):
    return value if isinstance(value, bytes) else str(value).encode()
