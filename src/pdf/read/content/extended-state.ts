import { PDFArray, PDFBool, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import type { MutableState } from './mutable-state.ts';

/** What `gs` sets: an /ExtGState as far as a state holds it. */
export interface ExtendedState {
  readonly set: (state: MutableState) => void;
  /** The group of a soft mask. */
  readonly mask: PDFRef | null;
  /** What /Font names. */
  readonly font: { readonly object: PDFObject; readonly size: number } | null;
}

/** Source  ISO 32000-1, table 58: `OP` stands for both where `op` is not written */
export function readExtendedState(dict: PDFDict): ExtendedState {
  const changes: ((state: MutableState) => void)[] = [];
  const number = (key: string, change: (state: MutableState, value: number) => void): void => {
    const value = dict.lookup(PDFName.of(key));
    if (value instanceof PDFNumber) changes.push((state) => change(state, value.asNumber()));
  };
  const flag = (key: string, change: (state: MutableState, value: boolean) => void): void => {
    const value = dict.lookup(PDFName.of(key));
    if (value instanceof PDFBool) changes.push((state) => change(state, value.asBoolean()));
  };
  number('LW', (state, value) => {
    state.lineWidth = value;
  });
  number('LC', (state, value) => {
    state.lineCap = value;
  });
  number('LJ', (state, value) => {
    state.lineJoin = value;
  });
  number('ML', (state, value) => {
    state.miterLimit = value;
  });
  number('OPM', (state, value) => {
    state.overprintMode = value;
  });
  number('ca', (state, value) => {
    state.fillAlpha = value;
  });
  number('CA', (state, value) => {
    state.strokeAlpha = value;
  });
  flag('OP', (state, value) => {
    state.overprintStroke = value;
    if (!dict.has(PDFName.of('op'))) state.overprintFill = value;
  });
  flag('op', (state, value) => {
    state.overprintFill = value;
  });
  const dash = dashOf(dict);
  if (dash !== null) {
    changes.push((state) => {
      state.dash = dash;
    });
  }
  const blend = blendOf(dict.lookup(PDFName.of('BM')));
  if (blend !== null) {
    changes.push((state) => {
      state.blendMode = blend;
    });
  }
  const mask = dict.lookup(PDFName.of('SMask'));
  if (mask !== undefined) {
    changes.push((state) => {
      state.softMask = mask instanceof PDFDict;
    });
  }
  return {
    set: (state) => {
      for (const change of changes) change(state);
    },
    mask: groupOf(mask),
    font: fontOf(dict.lookup(PDFName.of('Font'))),
  };
}

function dashOf(dict: PDFDict): MutableState['dash'] | null {
  const written = dict.lookup(PDFName.of('D'));
  if (!(written instanceof PDFArray) || written.size() !== 2) return null;
  const [lengths, phase] = [written.lookup(0), written.lookup(1)];
  if (!(lengths instanceof PDFArray) || !(phase instanceof PDFNumber)) return null;
  return {
    lengths: lengths.asArray().map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : 0)),
    phase: phase.asNumber(),
  };
}

/** Of a list of modes the first one counts that a reader knows: it is said as it stands first. */
function blendOf(mode: PDFObject | undefined): string | null {
  const first = mode instanceof PDFArray && mode.size() > 0 ? mode.lookup(0) : mode;
  return first instanceof PDFName ? first.decodeText() : null;
}

function groupOf(mask: PDFObject | undefined): PDFRef | null {
  const group = mask instanceof PDFDict ? mask.get(PDFName.of('G')) : undefined;
  return group instanceof PDFRef ? group : null;
}

function fontOf(written: PDFObject | undefined): ExtendedState['font'] {
  if (!(written instanceof PDFArray) || written.size() !== 2) return null;
  const [object, size] = [written.get(0), written.lookup(1)];
  return size instanceof PDFNumber ? { object, size: size.asNumber() } : null;
}
