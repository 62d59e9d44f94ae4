// The XML parser: bytes to elements, through the SAX2 interface of libxml2.
//
// Input: the bytes of a document and limits. Output: XMLDocument, plain values with positions.
// Reading order: ParseXML, XMLElement and XMLDocument; SAXParser, SAXReceiver and XMLDocumentBuilder; TextEncoding;
// StartTagScan and AttributeCursor, which find the positions of attributes; SyntaxReason.
// Not here: DTDs and external entities, which are never loaded, and the meaning of elements.
