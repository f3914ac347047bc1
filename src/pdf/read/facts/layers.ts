import { PDFArray, PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { arrayAt, dictAt, entriesOf, keysOf, nameAt, textAt } from './objects.ts';

/** The optional content of a file, as its default configuration has it. */
export interface LayerFacts {
  /** The names of all layers, in the order of the file. */
  readonly names: readonly string[];
  /** Of the default configuration; null where it has none. */
  readonly configurationName: string | null;
  readonly baseState: string;
  readonly hasConfiguration: boolean;
  /** `AS`: layers that switch themselves by what is done with the file, in any configuration. */
  readonly switchesItself: boolean;
  /** How many configurations there are besides the default. */
  readonly otherConfigurations: number;
  /** Layers that `Order` does not list, so that no one can see them in a viewer. */
  readonly unlisted: readonly string[];
  /** Layers that the default configuration hides. */
  readonly hidden: readonly string[];
}

/** The layers of the catalogue; null where the file has none. */
export function readLayers(catalogue: PDFDict): LayerFacts | null {
  const properties = dictAt(catalogue, 'OCProperties');
  if (properties === null) return null;
  const groups = groupsIn(properties, 'OCGs');
  const configuration = dictAt(properties, 'D');
  const others = arrayAt(properties, 'Configs');
  const configurations = [configuration, ...(others === null ? [] : entriesOf(others))].filter(
    (one) => one instanceof PDFDict,
  );
  const listed = new Set(configuration === null ? [] : orderOf(configuration));
  const off = new Set(configuration === null ? [] : groupsIn(configuration, 'OFF'));
  const on = new Set(configuration === null ? [] : groupsIn(configuration, 'ON'));
  const baseState = (configuration === null ? null : nameAt(configuration, 'BaseState')) ?? 'ON';
  return {
    names: groups.map(nameOfGroup),
    configurationName: configuration === null ? null : textAt(configuration, 'Name'),
    baseState,
    hasConfiguration: configuration !== null,
    switchesItself: configurations.some((one) => keysOf(one).includes('AS')),
    otherConfigurations: configurations.length - (configuration === null ? 0 : 1),
    unlisted: groups.filter((group) => !listed.has(group)).map(nameOfGroup),
    hidden: groups
      .filter((group) => off.has(group) || (baseState === 'OFF' && !on.has(group)))
      .map(nameOfGroup),
  };
}

const groupsIn = (dict: PDFDict, key: string): readonly PDFDict[] => {
  const array = arrayAt(dict, key);
  return array === null ? [] : entriesOf(array).filter((group) => group instanceof PDFDict);
};

const nameOfGroup = (group: PDFDict): string => textAt(group, 'Name') ?? '';

/** Every layer that `Order` lists, in whatever lists within lists. */
function orderOf(configuration: PDFDict): readonly PDFDict[] {
  const listed: PDFDict[] = [];
  const left: (PDFObject | undefined)[] = [arrayAt(configuration, 'Order') ?? undefined];
  const seen = new Set<PDFObject>();
  while (left.length > 0) {
    const one = left.pop();
    if (one === undefined || seen.has(one)) continue;
    seen.add(one);
    if (one instanceof PDFDict) listed.push(one);
    else if (one instanceof PDFArray) left.push(...entriesOf(one));
  }
  return listed;
}
