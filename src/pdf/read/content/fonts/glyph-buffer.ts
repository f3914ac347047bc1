/** Room for the glyphs of one show operator, used again for the next. */
export class GlyphBuffer {
  count = 0;
  codes: Uint32Array = new Uint32Array(ROOM);
  cids: Uint32Array = new Uint32Array(ROOM);
  x: Float64Array = new Float64Array(ROOM);
  y: Float64Array = new Float64Array(ROOM);
  advances: Float64Array = new Float64Array(ROOM);

  /** Makes room for so many glyphs more. */
  need(more: number): void {
    const wanted = this.count + more;
    if (wanted <= this.codes.length) return;
    const room = 2 * wanted;
    this.codes = grown(new Uint32Array(room), this.codes);
    this.cids = grown(new Uint32Array(room), this.cids);
    this.x = grown(new Float64Array(room), this.x);
    this.y = grown(new Float64Array(room), this.y);
    this.advances = grown(new Float64Array(room), this.advances);
  }
}

const ROOM = 256;

function grown<T extends Uint32Array | Int32Array | Float64Array>(larger: T, old: T): T {
  larger.set(old);
  return larger;
}
