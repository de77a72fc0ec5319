import { useTranslate } from 'ra-core'
import type { JudgedCheck } from '#contract/rules/availability/onAirVerdict.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

/** A check in words: the version, the window's ends, names of what is missing. */
export function useCheckWords(
  check: JudgedCheck,
  content: ContentEditor,
  product: string,
): { title: string; text: string } {
  const translate = useTranslate()
  const format = useFormat()
  const names = useNames(check, content)
  const { from, until, name, state, change } = check
  // What publishing would bring about is told by the words of what then blocks.
  const weight = change === 'comes' ? 'blocks' : check.weight
  const { record } = content
  const live = record?.sides.find(({ st }) => st === 'published')
  const at = (instant: number | undefined) => (instant === undefined ? '' : format.dateTime(instant))
  const values = { product, range: rangeWords(), start: at(from), end: at(until), n: live?.n ?? record?.n ?? 0, names }
  return {
    title: translate(`onAir.${name}.${weight}`, values),
    text:
      state && state !== 'never'
        ? translate(`onAir.states.${state}`)
        : translate(`onAir.${name}.${weight}Text`, values),
  }

  function rangeWords(): string {
    if (from === undefined && until === undefined) return translate('status.availability.always')
    if (from === undefined) return translate('status.availability.until', { end: at(until) })
    if (until === undefined) return translate('status.availability.since', { start: at(from) })
    return translate('status.availability.range', { start: at(from), end: at(until) })
  }
}

function useNames({ name, names = [], parents = [], from }: JudgedCheck, { schema }: ContentEditor): string {
  const translate = useTranslate()
  const format = useFormat()
  const fields = useFieldWords(schema)
  switch (name) {
    case 'images':
      return fields.value('/ia', names) ?? ''
    case 'languages':
      return names.map((code) => translate(`forms.languages.${code}`, { _: code })).join(', ')
    case 'parts':
      return names.map((part) => translate(`onAir.partNames.${part}`)).join(', ')
    case 'parents':
      return parents.map(({ title }) => title).join(', ')
    case 'terms': {
      const later = from === undefined ? [] : [translate('onAir.termNames.later', { start: format.dateTime(from) })]
      return [...later, ...names.map((term) => translate(`onAir.termNames.${term}`))].join(', ')
    }
    default:
      return names.join('; ')
  }
}
