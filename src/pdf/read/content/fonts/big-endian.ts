/** Numbers of a font file, the big end first; 0 beyond its end. */
export class BigEndian {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get length(): number {
    return this.bytes.length;
  }

  u8(at: number): number {
    return this.bytes[at] ?? 0;
  }

  u16(at: number): number {
    return 256 * this.u8(at) + this.u8(at + 1);
  }

  i16(at: number): number {
    return (this.u16(at) << 16) >> 16;
  }

  i8(at: number): number {
    return (this.u8(at) << 24) >> 24;
  }

  u32(at: number): number {
    return 65536 * this.u16(at) + this.u16(at + 2);
  }

  tag(at: number): string {
    return String.fromCharCode(this.u8(at), this.u8(at + 1), this.u8(at + 2), this.u8(at + 3));
  }
}
