import { useTranslate } from 'ra-core'
import type { OnAirCheck } from '#contract/rules/availability/onAirChecks.ts'
import type { JudgedCheck } from '#contract/rules/availability/onAirVerdict.ts'
import type { UnavailableReason } from '#contract/rules/availability/whyUnavailable.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

/** Checks of which all screens speak in the same words when they block. */
const REASONS: Partial<Record<OnAirCheck['name'], UnavailableReason>> = {
  published: 'notPublished',
  window: 'expired',
  product: 'productMissing',
  voice: 'voiceOff',
}

/** A check in words: the version, the window's ends, names of what is missing. */
export function useCheckWords(
  check: JudgedCheck,
  content: ContentEditor,
  product: string,
): { title: string; text: string } {
  const translate = useTranslate()
  const format = useFormat()
  const names = useNames(check, content)
  const fields = useFieldWords(content.schema)
  const { from, until, name, state, change, pointer } = check
  // What publishing would bring about is told by the words of what then blocks.
  const weight = change === 'comes' ? 'blocks' : check.weight
  const { record } = content
  const live = record?.sides.find(({ st }) => st === 'published')
  const at = (instant: number | undefined) => (instant === undefined ? '' : format.dateTime(instant))
  const reason = weight === 'blocks' ? REASONS[name] : undefined
  const values = { product, range: rangeWords(), start: at(from), end: at(until), n: live?.n ?? record?.n ?? 0, names }
  return {
    title: reason ? translate(`status.availability.why.${reason}`) : translate(`onAir.${name}.${weight}`, values),
    text: [textOf(), name === 'window' && until !== undefined && endedBy()].filter(Boolean).join('. '),
  }

  function textOf(): string {
    return state && state !== 'never'
      ? translate(`onAir.states.${state}`)
      : translate(`onAir.${name}.${weight}Text`, values)
  }

  /** Of several ends that a title may have, the one that counts. */
  function endedBy(): string {
    return translate('onAir.endsBy', { field: fields.field(pointer ?? '').name })
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
