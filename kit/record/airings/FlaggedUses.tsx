import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import type { ProgramUse } from '#contract/schemas/live/programUsage.ts'
import { localized } from '#contract/values/localizedText.ts'
import { dayWords } from '#kit/parts/format/dayWords.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useFlagWords } from './useFlagWords.ts'

type FlaggedUsesProps = { uses: readonly ProgramUse[]; onLicence?: (() => void) | undefined }

/** For how many airings the rights do not hold, why, and the first of them. */
export function FlaggedUses({ uses, onLicence }: FlaggedUsesProps) {
  const translate = useTranslate()
  const locale = useLocale()
  const format = useFormat()
  const { counted } = useCountWords()
  const { flagOf } = useFlagWords()
  const flagged = uses.filter(({ flags = [] }) => flags.length > 0)
  const [first] = flagged
  const flag = first?.flags?.[0]
  if (!first || !flag) return null
  const { language, timeZone } = format.settings
  const start = format.millisecondsOf(first.a_st_dt)
  const place = translate('airings.first', {
    channel: localized(first.lon, locale) || translate('airings.hiddenChannel'),
    when: `${dayWords(language, timeZone, start)} ${format.time(start)}`,
  })
  const isOwn = flag.of === 'program' && (flag.reason === 'ends' || flag.reason === 'starts')
  return (
    <Banner
      tone="warning"
      icon="clockOff"
      title={counted('airings.flagged', flagged.length)}
      actions={
        isOwn &&
        onLicence && (
          <Button size="small" variant="outlined" onClick={onLicence}>
            {translate('airings.licence')}
          </Button>
        )
      }
    >
      {[flagOf(flag), place].join('. ')}
    </Banner>
  )
}
