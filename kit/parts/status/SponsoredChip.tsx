import { useTranslate } from 'ra-core'
import { isObject } from '#contract/rules/diff/json.ts'
import { isSponsored } from '#contract/values/sponsored.ts'
import { Chip } from './Chip.tsx'

/** The marker SPONSORED, with the sponsor's name; nothing for a title that nobody sponsors. */
export function SponsoredChip({ record }: { record: Readonly<Record<string, unknown>> }) {
  const translate = useTranslate()
  if (!isSponsored(record)) return null
  const name = isObject(record.sponsor) ? record.sponsor.name : record.name
  const title = typeof name === 'string' && name ? translate('sponsor.by', { name }) : translate('sponsor.told')
  return (
    <Chip glyph="heart" title={title}>
      {translate('sponsor.marker')}
    </Chip>
  )
}
