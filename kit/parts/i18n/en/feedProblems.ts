/** Why a programme guide cannot be taken in, by the word that the server has for it. */
export const words = {
  notXml: 'This is not well-formed XML: a tag or a quote is not closed, or a character stands where none may.',
  notXmltv: 'This is not an XMLTV guide: it must begin with <tv>. A table must begin with the names of its columns.',
  cutOff: 'The file ends in the middle. It seems to have been cut off on its way: fetch it again.',
  internalSubset:
    'Its DOCTYPE defines things of its own. That is never accepted, because such files can do harm. Have it sent without.',
  entity: 'It uses an entity that is not one of the five of XML (&amp; &lt; &gt; &quot; &apos;).',
  badEncoding: 'Its bytes do not fit the encoding that it names. Have it saved as UTF-8.',
  tooDeep: 'Its elements are nested deeper than any guide needs.',
  tooLongText: 'A single text in it is too long.',
  tooLongPart: 'A single part of it, like a comment or a tag, has more than a million characters.',
  tooLongId: 'The id of a channel in it is longer than 250 letters.',
  badSign: 'It has a character of code 0, which no text may have. It may have been saved wrongly: have it sent again.',
  tooManyAttributes: 'An element in it has more attributes than any guide needs.',
  tooManyProgrammes: 'It has too many programmes for one go. Split it by channel or by day.',
  tooManyChannels: 'It has too many channels for one go. Split it.',
  badPacking: 'It cannot be unpacked. It looks like gzip, but is damaged.',
  badTable: 'This is not a table of programmes: it needs the columns channel, start and title.',
  tooLarge: 'It is larger than 50 MB unpacked. Split it by channel or by day.',
}
