import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import type { ReviewShown } from '#contract/schemas/review.ts'
import { slotOf } from '#contract/values/images.ts'
import { interfaceLanguage, isLanguage, OWN_NAMES } from '#contract/values/languages.ts'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { schemaLabel, spelled } from '#kit/forms/schema/words.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { safeImageAddress } from '#kit/parts/layoutParts/safeAddress.ts'
import { valueWords } from '#kit/record/changes/valueWords.ts'
import type { Reviewable } from '#kit/parts/review/Reviewable.ts'
import { ReviewedRow } from './ReviewedRow.tsx'

type Title = NonNullable<ReviewShown['title']>
const PICTURE = 320

/** The fields of a title by its schema, read only, with its pictures. */
export function ReviewedTitle({ title, review, shown, place, onPlace, noted }: Reviewable & { title: Title }) {
  const translate = useTranslate()
  const { record, schema } = title
  const properties = isObject(schema.properties) ? (schema.properties as Record<string, FormSchema>) : {}
  const language = interfaceLanguage(useLocale())
  const fields = Object.entries(properties).filter(([field]) => field !== 'ia')
  const lines = useFieldLines(schema as FormSchema)
  return (
    <Box sx={{ maxInlineSize: 880, inlineSize: '100%', marginInline: 'auto', padding: 4 }}>
      <Pictures record={record} imageUrl={review.imageUrl} />
      <Typography component="h2" variant="subtitle2">
        {translate('review.page.fields')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {fields.map(([field, of]) => {
          const said = lines(record[field], of)
          if (said.length === 0) return null
          const name = schemaLabel(of, language) ?? spelled(field)
          const at = `/${field}`
          return (
            <ReviewedRow
              key={field}
              name={name}
              count={noted.get(at) ?? 0}
              isChosen={place?.kind === 'field' && place.at === at}
              onChoose={shown.mayNote ? () => onPlace({ kind: 'field', at }) : undefined}
            >
              <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{name}</Box>
              {said.map(({ text, lang }, nth) => (
                <div key={nth} lang={lang} dir="auto">
                  {text}
                </div>
              ))}
            </ReviewedRow>
          )
        })}
      </Box>
      {fields.length === 0 && <EmptyState title={translate('review.page.empty')} />}
    </Box>
  )
}

type Line = { text: string; lang?: string }

/** A value in lines of words: of texts by language one each, with what language it is. */
function useFieldLines(root: FormSchema) {
  const translate = useTranslate()
  const format = useFormat()
  const words = (value: unknown, schema: FormSchema | undefined) =>
    valueWords(value, schema, { root, format, translate })
  return (value: unknown, schema: FormSchema): Line[] => {
    const entries = Array.isArray(value) ? value : [value]
    const items = isObject(schema.items) ? (schema.items as FormSchema) : undefined
    return entries.flatMap((entry): Line[] => {
      const text = words(entry, Array.isArray(value) ? items : schema)
      if (text === undefined) return []
      const lang = isObject(entry) && typeof entry.lang === 'string' ? entry.lang : undefined
      if (lang === undefined) return [{ text }]
      return [{ text: `${isLanguage(lang) ? OWN_NAMES[lang] : lang}: ${text}`, lang }]
    })
  }
}

function Pictures({ record, imageUrl }: { record: Title['record']; imageUrl: Reviewable['review']['imageUrl'] }) {
  const translate = useTranslate()
  const { id, key, ia } = record
  const slots = (Array.isArray(ia) ? ia : []).flatMap((name) => (typeof name === 'string' ? (slotOf(name) ?? []) : []))
  if (typeof id !== 'string' || slots.length === 0) return null
  const of = { id, width: PICTURE, ...(typeof key === 'string' && { key }) }
  return (
    <Box
      component="section"
      aria-label={translate('review.page.pictures')}
      tabIndex={0}
      sx={{ display: 'flex', gap: 2, overflowX: 'auto', marginBlockEnd: 4 }}
    >
      {slots.map((slot) => {
        const src = safeImageAddress(imageUrl({ ...of, ...slot }), window.location.origin)
        return (
          src && (
            <img
              key={`${slot.type} ${slot.ratio} ${slot.lang ?? ''}`}
              {...{ src }}
              alt={`${slot.type} ${slot.ratio}`}
              loading="lazy"
              style={{ blockSize: 96, flex: 'none', borderRadius: 6 }}
            />
          )
        )
      })}
    </Box>
  )
}
