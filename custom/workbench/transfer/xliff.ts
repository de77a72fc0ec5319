import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { titleFacts, type CellState } from '../model/cellFacts.ts'
import { SOURCE, textAt, type WorkField, type WorkTitle } from '../model/workTitle.ts'
import type { TranslationStatus } from '#contract/rules/translations/translations.ts'
import type { FoundText } from './foundTexts.ts'

/** What the tools of translators call the states of a text (XLIFF 1.2, section 2.4). */
const STATES: Readonly<Record<CellState, string>> = {
  ...{ long: 'needs-adaptation', stale: 'needs-review-translation', missing: 'new', none: 'new' },
  ...{ draft: 'needs-translation', review: 'needs-review-translation', done: 'translated', final: 'final' },
}

/** Tells a text whose source has changed from one that somebody wants to have reviewed: the tools know one state for both. */
const STALE = 'x-source-changed'

/** What states of translators' tools say of a text, in either version; others leave it as it is. */
const SAID: Readonly<Record<string, TranslationStatus>> = {
  ...{ 'needs-translation': 'draft', 'needs-review-translation': 'review', 'signed-off': 'final', final: 'final' },
}

/** Characters that no XML 1.0 document may hold, however they are written. */
const FORBIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // A carriage return that stands as itself is read as a line feed.
    .replaceAll('\r', '&#13;')

/** XLIFF 1.2: a file per language that is translated into, a unit per title and field, its limit where it has one. */
export function xliffOf(
  titles: readonly WorkTitle[],
  fields: readonly WorkField[],
  languages: readonly string[],
): string {
  const files = languages.filter((lang) => lang !== SOURCE).map((lang) => fileOf(lang, titles, fields, languages))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files,
    '</xliff>',
    '',
  ].join('\n')
}

function fileOf(
  lang: string,
  titles: readonly WorkTitle[],
  fields: readonly WorkField[],
  languages: readonly string[],
): string {
  const units = titles.flatMap((title) => {
    const states = titleFacts(title, fields, languages)[lang] ?? []
    return fields.flatMap(({ path, max, label }, at) => {
      const state = states[at] ?? 'none'
      if (title.now[path] === undefined || state === 'none') return []
      const limit = max === undefined ? '' : ` maxwidth="${max}" size-unit="char"`
      const [source, target] = [SOURCE, lang].map((one) => escaped(textAt(title.now, { path, lang: one })))
      return [
        `<trans-unit id="${title.id}/${path}" resname="${escaped(label)}"${limit} xml:space="preserve">`,
        `<source>${source}</source>`,
        `<target state="${STATES[state]}"${state === 'stale' ? ` state-qualifier="${STALE}"` : ''}>${target}</target>`,
        '</trans-unit>',
      ]
    })
  })
  return [
    `<file original="marquee" datatype="plaintext" source-language="${SOURCE}" target-language="${lang}">`,
    '<body>',
    ...units,
    '</body>',
    '</file>',
  ].join('\n')
}

type Reading = {
  lang: string
  unit: string
  source: string
  target: string
  status: TranslationStatus | undefined
  into: 'source' | 'target' | undefined
  /** Within proposals of a translation memory, which are no translation of the unit. */
  isAside: boolean
}

/**
 * The translations of an XLIFF document of version 1.2, or 2.x (segments of a unit are joined); undefined where it is
 * none, or no XML. Inline marks of a translator's tool are read as their text.
 */
export function readXliff(text: string): FoundText[] | undefined {
  const found: FoundText[] = []
  const at: Reading = { lang: '', unit: '', source: '', target: '', status: undefined, into: undefined, isAside: false }
  let isXliff = false
  let isBroken = false
  const parser = new SaxesParser()
  parser.on('error', () => (isBroken = true))
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (name === 'xliff') isXliff = true
    if (name === 'xliff' || name === 'file') at.lang = attributes['trgLang'] ?? attributes['target-language'] ?? at.lang
    if (name === 'trans-unit' || name === 'unit')
      Object.assign(at, { unit: attributes['id'] ?? '', source: '', target: '', status: undefined, into: undefined })
    if (name === 'alt-trans') at.isAside = true
    if ((name === 'target' || name === 'segment') && !at.isAside && attributes['state-qualifier'] !== STALE)
      at.status ??= SAID[attributes['state'] ?? '']
    if ((name === 'source' || name === 'target') && !at.isAside) at.into = name
  })
  parser.on('text', (words) => {
    if (at.into) at[at.into] += words
  })
  parser.on('cdata', (words) => {
    if (at.into) at[at.into] += words
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'source' || name === 'target') at.into = undefined
    if (name === 'alt-trans') at.isAside = false
    if (name !== 'trans-unit' && name !== 'unit') return
    const [id = '', path = ''] = at.unit.split('/')
    if (id !== '')
      found.push({
        id,
        path,
        lang: at.lang,
        text: at.target,
        source: at.source,
        ...(at.status && { status: at.status }),
      })
  })
  parser.write(text).close()
  return isXliff && !isBroken ? found : undefined
}
