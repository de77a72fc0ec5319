import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocale, useTranslate } from 'ra-core'
import type { ReviewShown } from '#contract/schemas/review.ts'
import { localized } from '#contract/values/localizedText.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import type { Reviewable } from '#kit/parts/review/Reviewable.ts'
import { ReviewedRow } from './ReviewedRow.tsx'

type Day = NonNullable<ReviewShown['day']>

/** What airs on a day, in the reader's own zone. */
export function ReviewedDay({ day, shown, place, onPlace, noted }: Reviewable & { day: Day }) {
  const translate = useTranslate()
  const language = useLocale()
  const format = useFormat()
  return (
    <Box sx={{ maxInlineSize: 880, inlineSize: '100%', marginInline: 'auto', padding: 4 }}>
      <Typography component="h2" variant="subtitle2">
        {translate('review.page.airings')}
      </Typography>
      <Box component="p" sx={{ margin: 0, typography: 'meta', color: 'text.secondary' }}>
        {translate('review.page.zone', { zone: format.zoneLabel(`${day.dt}T00:00:00Z`) })}
      </Box>
      {day.airings.length === 0 && <EmptyState icon="calendar" title={translate('review.page.noAirings')} />}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {day.airings.map(({ id, st, ed, lon }) => {
          const name = localized(lon, language) || translate('review.page.unnamed')
          return (
            <ReviewedRow
              key={`${id} ${st}`}
              name={`${format.time(st)} ${name}`}
              count={noted.get(id) ?? 0}
              isChosen={place?.kind === 'airing' && place.at === id}
              onChoose={shown.mayNote ? () => onPlace({ kind: 'airing', at: id }) : undefined}
            >
              <Box sx={{ typography: 'meta', fontVariantNumeric: 'tabular-nums', color: 'text.secondary' }}>
                {format.time(st)} – {format.time(ed)}
              </Box>
              {name}
            </ReviewedRow>
          )
        })}
      </Box>
    </Box>
  )
}
