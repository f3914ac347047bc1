/** The moment that a date of XMP says, in milliseconds; null where it is none. ISO 8601, from the year down to parts of a second. */
export function instantOfXmp(text: string): number | null {
  const found =
    /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/.exec(
      text.trim(),
    );
  return found === null ? null : instant(found.slice(1, 7), found[7]);
}

/** The moment that a date of Info says, such as `D:20000101000000Z`; null where it is none. */
export function instantOfInfo(text: string): number | null {
  const found = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(Z(?:00'?00'?)?|[+-]\d\d'?\d\d'?)?$/.exec(
    text.trim(),
  );
  return found === null ? null : instant(found.slice(1, 7), found[7]?.replaceAll("'", ''));
}

function instant(parts: readonly (string | undefined)[], zone = 'Z'): number | null {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    part === undefined ? undefined : Number(part),
  );
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 60) return null;
  const away = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  const minutes = away === null ? 0 : (Number(away[2]) * 60 + Number(away[3])) * (away[1] === '-' ? -1 : 1);
  return Date.UTC(year, month - 1, day, hour, minute - minutes, second);
}
