import { expect, test } from 'vitest';
import { element, mustBeXmlText, xmlText } from '../../../src/pdf/write/xml.ts';

test('signs of XML are text within an element, and in its attributes', () => {
  expect(element('a', xmlText('<b> & "c"'), { d: '"<&' })).toBe(
    '<a d="&quot;&lt;&amp;">&lt;b&gt; &amp; &quot;c&quot;</a>',
  );
});

test('a carriage return is escaped: a reader would take it for a line end', () => {
  expect(xmlText('a\r\nb')).toBe('a&#13;\nb');
});

test('a tab and a line end are text, the controls beside them are none', () => {
  expect(mustBeXmlText('\t\n\r ~\u0080')).toBe('\t\n\r ~\u0080');
  for (const control of ['\u0008', '\u000b', '\u000e', '\u001f', '\u007f', '\uffff', '\udc00']) {
    expect(() => mustBeXmlText(control)).toThrow(/control characters/);
  }
});
