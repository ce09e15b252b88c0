/**
 * A folder of Python's file system whose database outlives the tab: its files are those of the browser (the origin private file
 * system), so what SQLite has written is on the disk, as on a server. Everything else in the folder lives in memory.
 */

/** What an open file of the browser can do; only workers have it. */
interface Handle {
  read(into: Uint8Array, options: { at: number }): number;
  write(from: Uint8Array, options: { at: number }): number;
  getSize(): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

interface Attributes {
  size?: number;
}

interface Node {
  usedBytes: number;
  node_ops: {
    mknod(parent: Node, name: string, mode: number, device: number): Node;
    unlink(parent: Node, name: string): void;
    setattr(node: Node, attributes: Attributes): void;
  };
  stream_ops: Record<string, unknown>;
}

/** As much of Emscripten's file system as is needed. */
export interface FileSystem {
  mkdir(path: string): void;
  lookupPath(path: string): { node: Node };
  open(path: string, flags: string, mode: number): object;
  close(stream: object): void;
  ErrnoError: new (code: number) => Error;
}

const FOLDER = 'istanbul';
const PRIVATE = 0o600;
/** No room left on the device, as the C library of WebAssembly numbers it. */
const ENOSPC = 51;

async function handles(names: string[]): Promise<Map<string, Handle>> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle(FOLDER, { create: true });
  const found = new Map<string, Handle>();
  for (const name of names) {
    const file = (await folder.getFileHandle(name, { create: true })) as FileSystemFileHandle & {
      createSyncAccessHandle(): Promise<Handle>;
    };
    found.set(name, await file.createSyncAccessHandle());
  }
  return found;
}

/** From now on the file's bytes are those of the handle. */
function keepBytes(fs: FileSystem, node: Node, handle: Handle): void {
  const inMemory = node.node_ops;
  const stored = <T>(work: () => T): T => {
    try {
      return work();
    } catch {
      throw new fs.ErrnoError(ENOSPC); // the only thing that can go wrong with an open file
    }
  };
  Object.defineProperty(node, 'usedBytes', { get: () => handle.getSize() });
  node.node_ops = {
    ...inMemory,
    setattr(of, { size, ...others }) {
      if (size !== undefined) stored(() => handle.truncate(size));
      inMemory.setattr(of, others);
    },
  };
  type Part = [stream: object, buffer: Uint8Array, offset: number, length: number, position: number];
  node.stream_ops = {
    ...node.stream_ops,
    read: (...[, buffer, offset, length, at]: Part) => handle.read(buffer.subarray(offset, offset + length), { at }),
    write: (...[, buffer, offset, length, at]: Part) =>
      stored(() => handle.write(buffer.subarray(offset, offset + length), { at })),
    fsync: () => stored(() => handle.flush()),
  };
}

/** Make the folder, with those of the files that were kept. Rejected where the browser keeps nothing, as some private windows. */
export async function keptFolder(fs: FileSystem, path: string, names: string[]): Promise<void> {
  fs.mkdir(path);
  const kept = await handles(names);
  const { node: folder } = fs.lookupPath(path);
  const inMemory = folder.node_ops;
  folder.node_ops = {
    ...inMemory,
    mknod(parent, name, mode, device) {
      const node = inMemory.mknod(parent, name, mode, device);
      const handle = kept.get(name);
      if (handle) keepBytes(fs, node, handle);
      return node;
    },
    unlink(parent, name) {
      kept.get(name)?.truncate(0); // an empty one counts as gone
      inMemory.unlink(parent, name);
    },
  };
  for (const [name, handle] of kept) {
    if (handle.getSize() > 0) fs.close(fs.open(`${path}/${name}`, 'a', PRIVATE));
  }
}
