import { Bug } from '../../base/fault.ts';
import type { Condition } from '../../face/page.ts';
import type { PdfDocument } from './document.ts';
import { text } from './pdfkit-parts.ts';
import { mustBePressProfile } from './profile.ts';
import { mustBeXmlText } from './xml.ts';

/**
 * Throws  Bug if the condition has no name, InputError if its profile is not one of a CMYK press
 */
export function mustBeCondition({ identifier, info, profile }: Condition): void {
  for (const said of [identifier, info]) {
    if (mustBeXmlText(said).trim() === '')
      throw new Bug('a printing condition has no name, or is not described');
  }
  mustBePressProfile(profile, `of ${identifier}`);
}

/**
 * Says in the file what it is to be printed on, with the profile itself.
 *
 * Source  ISO 15930-7 asks for one intent of GTS_PDFX, its profile embedded; N is the count of a CMYK profile
 */
export function addOutputIntent(file: PdfDocument, { identifier, info, registry, profile }: Condition): void {
  const intent = file.add({
    Type: 'OutputIntent',
    S: 'GTS_PDFX',
    OutputConditionIdentifier: text(identifier),
    ...(registry === undefined ? {} : { RegistryName: text(registry) }),
    Info: text(info),
    DestOutputProfile: file.addLasting({ N: 4, Alternate: 'DeviceCMYK' }, profile),
  });
  file.catalogue.OutputIntents = [intent];
}
