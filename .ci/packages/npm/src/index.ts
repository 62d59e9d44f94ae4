/** Loading placeholders from view hierarchies in XML: `render`, `bones`, and a `Stream` for many documents. */
import { ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { Format, Options, binaryFormats } from './generated';

export { Format, Options, version } from './generated';

/** An error or a warning of a document, with its position in it. */
export interface Problem { code: string; message: string; line: number; column: number }

/** One shape of a placeholder, in points of its canvas. `radii` begin at the top left corner, clockwise. */
export interface Bone {
  path: string; kind: string; id?: string; line?: number;
  x: number; y: number; width: number; height: number; radii: [number, number, number, number];
}

/** A record of the batch protocol: exactly one of `xml`, `base64` and `path`. */
export interface BatchRecord {
  id?: string | number | null; xml?: string; base64?: string | Uint8Array; path?: string; options?: Options;
  outputs?: Format[]; resources?: { [path: string]: string }; sharedResources?: string; ifNoneMatch?: string;
}

/** A document, an option or a record that cannot be rendered. `problems` lists up to 20 of its errors. */
export class RenderError extends Error {
  readonly code: string;
  readonly line: number;
  readonly column: number;

  constructor(readonly problems: [Problem, ...Problem[]]) {
    super(problems.map((problem) => `${problem.line}:${problem.column}: ${problem.message} [${problem.code}]`).join('\n'));
    this.name = 'RenderError';
    ({ code: this.code, line: this.line, column: this.column } = problems[0]);
  }
}

/** The command cannot run: it is missing, or its arguments are wrong. */
export class CommandError extends Error {
  override name = 'CommandError';
}

interface AnswerMembers {
  id: string | number | null; ok: boolean; etag?: string; notModified?: true; outputs?: { [name: string]: unknown };
  warnings?: Problem[]; error?: Problem; errors?: [Problem, ...Problem[]];
}

/** The answer to one record. `line` contains its JSON, which is parsed when a property is read for the first time. */
export class Answer {
  #members?: AnswerMembers;

  constructor(readonly line: string) {}

  get json(): AnswerMembers { return (this.#members ??= JSON.parse(this.line) as AnswerMembers); }
  get id(): string | number | null { return this.json.id; }
  get ok(): boolean { return this.json.ok; }
  get etag(): string | undefined { return this.json.etag; }
  /** True if the entity tag of the record is the current one; then there are no outputs. */
  get notModified(): boolean { return this.json.notModified === true; }
  get warnings(): Problem[] { return this.json.warnings ?? []; }

  get error(): RenderError | undefined {
    const { error, errors } = this.json;
    return error && new RenderError(errors ?? [error]);
  }

  /** The outputs as they are in the answer; with `--out` the names of their files. Throws if the record has failed. */
  get outputs(): { [name: string]: unknown } {
    if (this.error) throw this.error;
    return this.json.outputs ?? {};
  }

  /** The bytes of one output: pictures are base64 in the answer, JSON is an object. Throws if the record has failed. */
  output(format: Format): Buffer {
    const value = this.outputs[format];
    if (value === undefined) throw new TypeError(`the record has no output '${format}'`);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return Buffer.from(text, binaryFormats.includes(format) ? 'base64' : 'utf8');
  }

  /** The bones of a record that has the output `bones`. Throws if the record has failed. */
  get bones(): Bone[] { return (this.outputs['bones'] as { bones: Bone[] }).bones; }
}

/** Bytes of the lines that the command has not answered yet. */
const heldBytes = 8 << 20;
/** Ends of the command with one record alone, before this record gets an error. */
const patience = 3;

/** The path of the command in this package. */
export function findCommand(): string { return join(__dirname, '..', 'bin', 'skeleton'); }

/** One run of the command. Answers are read when they are requested: a slow reader stops the command. */
class Run {
  readonly #process: ChildProcessWithoutNullStreams;
  #failure: Error | undefined;
  #errors = '';
  #parts: Buffer[] = [];
  #hasEnded = false;
  status: { code: number | null; signal: NodeJS.Signals | null } | undefined;

  constructor(command: string, readonly args: string[], wake: () => void) {
    this.#process = spawn(command, args, { stdio: 'pipe' });
    this.#process.on('error', (error) => { this.#failure = error; wake(); });
    this.#process.stdin.on('error', () => {});
    this.#process.stderr.on('data', (data: Buffer) => { this.#errors = (this.#errors + data.toString()).slice(-65_536); });
    this.#process.stdout.on('readable', wake);
    this.#process.stdout.on('end', () => { this.#hasEnded = true; wake(); });
    this.#process.on('close', (code, signal) => { this.status = { code, signal }; wake(); });
  }

  write(line: string): void { this.#process.stdin.write(line); }

  /** The complete lines that have arrived. */
  lines(): string[] {
    const lines: string[] = [];
    for (let chunk: Buffer | null; (chunk = this.#process.stdout.read() as Buffer | null) !== null;) {
      let start = 0;
      for (let end: number; (end = chunk.indexOf(10, start)) >= 0; start = end + 1) {
        this.#parts.push(chunk.subarray(start, end));
        lines.push(Buffer.concat(this.#parts).toString());
        this.#parts = [];
      }
      if (start < chunk.length) this.#parts.push(chunk.subarray(start));
    }
    return lines;
  }

  /** True if no answer follows. Throws if the command has ended by itself, with a sentence, or cannot be started. */
  get isOver(): boolean {
    if (this.#failure) throw new CommandError(`the command cannot be started: ${this.#failure.message}`);
    if (!this.status || !this.#hasEnded) return false;
    // Signals, exit codes of shells for signals, and a fault of the program are accidents; all others would recur.
    const code = this.status.code ?? 0;
    if (code > 0 && code < 128 && code !== 70) throw new CommandError(this.#errors.trim() || `exit code ${code}`);
    return true;
  }

  /** Ends the command after the records that have begun. */
  async close(): Promise<void> {
    if (this.status || this.#failure) return;
    this.#process.stdin.end();
    this.#process.stdout.resume();
    await new Promise((resolve) => this.#process.once('close', resolve));
  }

  kill(): void { this.#process.kill('SIGKILL'); }
}

/**
 * A running `skeleton batch`: answers in the order of the records, in bounded memory.
 *
 * A command that dies is started again, and gets the records without an answer again. A record that ends the command
 * three times in a row, alone, is answered with the error `stream.died`.
 *
 * The arguments are those of `skeleton batch`, such as `['--jobs', '1', '--rules', 'hints.xml']`. A stream is for one
 * `map` at a time.
 */
export class Stream {
  readonly #args: string[];
  readonly #command: string;
  readonly #window: number;
  #run: Run | undefined;
  #wake: () => void = () => {};
  #isUsed = false;
  /** The number of times that the command was started again. */
  restarts = 0;

  constructor(args: string[] = [], { command = findCommand() }: { command?: string } = {}) {
    this.#args = ['batch', ...args];
    this.#command = command;
    // Twice the lines that the command holds, so that it never waits for this process.
    this.#window = 128 * (Number(args[args.indexOf('--jobs') + 1]) || cpus().length);
  }

  /**
   * The answers to the records, one for each, in their order.
   *
   * Records are read when the command has room for them. A failed record gives an answer with an `error`.
   */
  async *map(records: Iterable<BatchRecord | string> | AsyncIterable<BatchRecord | string>): AsyncGenerator<Answer> {
    if (this.#isUsed) throw new Error('the stream is in use; make a stream for each map');
    this.#isUsed = true;
    const source = new Source(records, () => this.#wake());
    // Lines without an answer; the first `sent` of them are with the command.
    const pending: string[] = [];
    let sent = 0, held = 0;
    // Ends of the command since the last answer. After the second one, the lines that the command had are sent one at a
    // time: the next end shows which of these suspects is the reason.
    let deaths = 0, suspects = 0;
    const answered = (): string => {
      const line = pending.shift()!;
      held -= line.length;
      deaths = 0;
      suspects = Math.max(0, suspects - 1);
      return line;
    };
    try {
      for (;;) {
        const room = suspects ? 1 : this.#window;
        for (let line: string | undefined; pending.length < room && held < heldBytes && (line = source.next()) !== undefined;) {
          pending.push(line);
          held += line.length;
        }
        if (!pending.length && source.isExhausted) return;
        const run = (this.#run ??= new Run(this.#command, this.#args, () => this.#wake()));
        while (sent < Math.min(pending.length, room)) run.write(pending[sent++]!);
        const woken = new Promise<void>((resolve) => { this.#wake = resolve; });
        const lines = run.lines();
        for (const line of lines) {
          answered();
          sent -= 1;
          yield new Answer(line);
        }
        if (lines.length) continue;
        if (!run.isOver) {
          await woken;
          continue;
        }
        this.#run = undefined;
        this.restarts += 1;
        deaths += 1;
        if (suspects && deaths === patience) {
          yield new Answer(died(answered(), run.status!));
        } else if (!suspects && deaths === 2) {
          [suspects, deaths] = [sent, 0];
        }
        sent = 0;
      }
    } finally {
      this.#isUsed = false;
      // Answers to records that were given up must not be taken for those of the next ones.
      if (pending.length) this.#kill();
      await source.close();
    }
  }

  /** Renders a document. Throws `RenderError` with line and column if it cannot be rendered. */
  async render(document: string | Uint8Array, format: Format = 'svg', options: Options = {}): Promise<Buffer> {
    return (await this.#answer(document, format, options)).output(format);
  }

  /** The bones of a document. Throws `RenderError` with line and column if it cannot be rendered. */
  async bones(document: string | Uint8Array, options: Options = {}): Promise<Bone[]> {
    return (await this.#answer(document, 'bones', options)).bones;
  }

  async #answer(document: string | Uint8Array, output: Format, options: Options): Promise<Answer> {
    const content = typeof document === 'string' ? { xml: document } : { base64: document };
    for await (const answer of this.map([{ ...content, outputs: [output], options }])) return answer;
    throw new CommandError('the command gives no answer');
  }

  /** Ends the command after the records that have begun. */
  async close(): Promise<void> {
    const run = this.#run;
    this.#run = undefined;
    await run?.close();
  }

  #kill(): void {
    this.#run?.kill();
    this.#run = undefined;
  }
}

/** Lines of records from an iterable of either kind. */
class Source {
  readonly #iterator: Iterator<BatchRecord | string> | AsyncIterator<BatchRecord | string>;
  #arrived: IteratorResult<BatchRecord | string> | undefined;
  #failure: { error: unknown } | undefined;
  #isWaiting = false;
  isExhausted = false;

  constructor(records: Iterable<BatchRecord | string> | AsyncIterable<BatchRecord | string>, readonly wake: () => void) {
    const isAsync = (source: typeof records): source is AsyncIterable<BatchRecord | string> => Symbol.asyncIterator in source;
    this.#iterator = isAsync(records) ? records[Symbol.asyncIterator]() : records[Symbol.iterator]();
  }

  /** The next line if it is there already; else `wake` is called when it is. */
  next(): string | undefined {
    if (this.#failure) throw this.#failure.error;
    if (this.isExhausted || this.#isWaiting) return undefined;
    let result = this.#arrived;
    this.#arrived = undefined;
    if (!result) {
      const next = this.#iterator.next();
      if (!(next instanceof Promise)) {
        result = next;
      } else {
        this.#isWaiting = true;
        next.then((arrived) => { this.#arrived = arrived; }, (error: unknown) => { this.#failure = { error }; })
          .finally(() => { this.#isWaiting = false; this.wake(); });
        return undefined;
      }
    }
    if (result.done) {
      this.isExhausted = true;
      return undefined;
    }
    return lineOf(result.value);
  }

  async close(): Promise<void> {
    if (!this.isExhausted && !this.#failure && !this.#isWaiting) await this.#iterator.return?.();
  }
}

function lineOf(record: BatchRecord | string): string {
  if (typeof record === 'string') {
    const line = record.replace(/[\r\n]+$/, '');
    if (line.includes('\n')) throw new TypeError('a record has a line break, expected JSON on one line');
    return line + '\n';
  }
  const { base64 } = record;
  // JSON has no bytes.
  const content = base64 instanceof Uint8Array ? { ...record, base64: Buffer.from(base64).toString('base64') } : record;
  return JSON.stringify(content) + '\n';
}

/** The answer to a record with which the command has died each time. */
function died(line: string, { code, signal }: { code: number | null; signal: string | null }): string {
  let id: unknown = null;
  try { id = (JSON.parse(line) as { id?: unknown }).id ?? null; } catch { /* The line is no JSON. */ }
  const end = signal ? `signal ${signal}` : `exit code ${code}`;
  const message = `the command has ended with ${end} each of ${patience} times with this record`;
  return JSON.stringify({ id, ok: false, error: { code: 'stream.died', message, line: 1, column: 1 } });
}

/** Renders one document: `await render(xml, 'png', { theme: 'dark' })`. For many documents use a `Stream`. */
export async function render(document: string | Uint8Array, format: Format = 'svg', options: Options = {}): Promise<Buffer> {
  return once((stream) => stream.render(document, format, options));
}

/** The bones of one document. */
export async function bones(document: string | Uint8Array, options: Options = {}): Promise<Bone[]> {
  return once((stream) => stream.bones(document, options));
}

async function once<Value>(use: (stream: Stream) => Promise<Value>): Promise<Value> {
  const stream = new Stream(['--jobs', '1']);
  try {
    return await use(stream);
  } finally {
    await stream.close();
  }
}
