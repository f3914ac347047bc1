import { Writable } from 'node:stream';

/** Where a file goes that is opened for the names in it alone. */
export class NoSink extends Writable {
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done();
  }
}
