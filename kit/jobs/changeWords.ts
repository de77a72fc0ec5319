import { pointerOfPath } from '#contract/rules/diff/pointer.ts'
import type { ChangeSet, DateShift, TextReplacement } from '#contract/schemas/changeSet.ts'
import type { FieldWords } from '#kit/record/changes/useFieldWords.ts'
import type { Formatter } from '#kit/parts/format/createFormatter.ts'

type WordsAround = {
  words: FieldWords
  format: Pick<Formatter, 'number' | 'duration'>
  translate: (key: string, values?: Record<string, unknown>) => string
}

/** A change set in words, a line for each change, in the order in which they are made. */
export function changeWords(changes: ChangeSet, around: WordsAround): string[] {
  const { words, translate } = around
  const name = (path: string) => words.field(pointerOfPath(path)).name
  const valued = (part: 'set' | 'add' | 'remove') =>
    Object.entries(changes[part] ?? {}).map(([path, value]) =>
      translate(`jobCentre.what.${part}`, { field: name(path), value: words.value(pointerOfPath(path), value) ?? '–' }),
    )
  return [
    ...valued('set'),
    ...(changes.unset ?? []).map((path) => translate('jobCentre.what.unset', { field: name(path) })),
    ...valued('add'),
    ...valued('remove'),
    ...Object.entries(changes.shift ?? {}).map(([path, shift]) => shiftWords(name(path), shift, around)),
    ...(changes.replace ?? []).map((one) => replaceWords(name(one.field), one, around)),
  ]
}

/** 'Licence end: 1 month 3 days later'. Parts of both directions each say their own. */
function shiftWords(field: string, { months = 0, days = 0, ms = 0 }: DateShift, around: WordsAround): string {
  const { translate, format } = around
  const parts = [
    { n: months, length: counted('months', months, around) },
    { n: days, length: counted('days', days, around) },
    { n: ms, length: format.duration(Math.abs(ms)) },
  ].filter(({ n }) => n !== 0)
  const both = (
    [
      ['later', parts.filter(({ n }) => n > 0)],
      ['earlier', parts.filter(({ n }) => n < 0)],
    ] as const
  ).flatMap(([way, some]) => (some.length > 0 ? [{ way, length: some.map(({ length }) => length).join(' ') }] : []))
  return both.map(({ way, length }) => translate(`jobCentre.what.${way}`, { field, length })).join('; ') || field
}

function counted(unit: 'months' | 'days', n: number, { translate, format }: WordsAround): string {
  const amount = Math.abs(n)
  return translate(`jobCentre.what.${unit}`, { smart_count: amount, n: format.number(amount) })
}

function replaceWords(field: string, replacement: TextReplacement, { translate }: WordsAround): string {
  const { find, with: put, matchCase, wholeWords } = replacement
  const asked = [
    ...(matchCase ? [translate('jobCentre.what.matchCase')] : []),
    ...(wholeWords ? [translate('jobCentre.what.wholeWords')] : []),
  ]
  const line = translate(put === '' ? 'jobCentre.what.replaceAway' : 'jobCentre.what.replace', {
    field,
    find,
    with: put,
  })
  return asked.length > 0 ? `${line} (${asked.join(', ')})` : line
}
