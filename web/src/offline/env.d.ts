interface ImportMetaEnv {
  /** The folder of Pyodide beside the page; plugins/site.ts writes it. */
  readonly PYODIDE: string;
  /** Bytes that the worker fetches until it has started. */
  readonly BYTES: number;
}
