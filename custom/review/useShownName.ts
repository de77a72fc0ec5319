import { useLocale, useTranslate } from 'ra-core'
import type { NotePlace, ReviewShown } from '#contract/schemas/review.ts'
import { isObject } from '#contract/rules/diff/json.ts'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { localized, type LocalizedText } from '#contract/values/localizedText.ts'
import { useMemo } from 'react'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'

/** What the document is called, and each place in it. */
export function useShownName(shown: ReviewShown) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  return useMemo(() => {
    const text = (names: readonly LocalizedText[] | undefined) => localized(names, language)
    const { page, title, day } = shown
    const containers = new Map(
      page
        ? [...(page.c ?? []), ...(page.t ?? []).flatMap(({ c = [] }) => c)].map((one) => [one.id, text(one.lon)])
        : [],
    )
    const airings = new Map(day?.airings.map(({ id, st, lon }) => [id, `${format.time(st)} ${text(lon)}`]))
    const fields = title && isObject(title.schema.properties) ? title.schema.properties : {}
    const nameAt = ({ kind, at = '' }: NotePlace): string | undefined => {
      if (kind === 'container') return containers.get(at)
      if (kind === 'airing') return airings.get(at)
      const field = fields[at.split('/')[1] ?? '']
      return kind === 'field' && isObject(field)
        ? (schemaLabel(field, interfaceLanguage(language)) ?? spelled(at.split('/')[1] ?? ''))
        : undefined
    }
    return {
      document: page
        ? text(page.lon)
        : title
          ? text(title.lon)
          : day
            ? `${text(day.channel)}, ${format.date(day.dt)}`
            : '',
      place: (place: NotePlace) => nameAt(place) || translate(`review.notes.place.${place.kind}`, { at: place.at }),
    }
  }, [shown, language, format, translate])
}
