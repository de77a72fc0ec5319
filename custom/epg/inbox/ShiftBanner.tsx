import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../ingest/IngestButton.tsx'
import { useShiftWords } from './useShiftWords.ts'
import type { useDecisions } from './useIngestionActs.ts'

type ShiftBannerProps = { ingestion: EpgIngestion; decide: ReturnType<typeof useDecisions>['decide'] }

/** The whole feed looks shifted: what was found, how sure that is, and one step for all of it (looks section 10). */
export function ShiftBanner({ ingestion: { shift, programmes }, decide }: ShiftBannerProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useShiftWords()
  const missing = useMissingRights(INGEST_RIGHTS)
  if (!shift) return null
  const others = programmes - shift.count
  return (
    <Box sx={{ flex: 'none', padding: '0 16px 12px' }}>
      <Banner
        tone="warning"
        icon="clockForward"
        title={translate('ingestion.shift.title', {
          by: words(shift.by),
          count: format.number(shift.count),
          of: format.number(shift.of),
        })}
        actions={
          <WhyNot why={missing}>
            {(off) => (
              <>
                <Button
                  size="small"
                  variant="contained"
                  loading={decide.isPending}
                  onClick={() => decide.mutate({ shift: 'correct' })}
                  {...off}
                >
                  {translate('ingestion.shift.correct')}
                </Button>
                <Button
                  size="small"
                  variant="outlined"
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ shift: 'keep' })}
                  {...off}
                >
                  {translate('ingestion.shift.keep')}
                </Button>
              </>
            )}
          </WhyNot>
        }
      >
        <Box component="span" sx={{ display: 'block' }}>
          {translate(others > 0 ? 'ingestion.shift.textOthers' : 'ingestion.shift.text', {
            smart_count: others,
            count: format.number(others),
          })}
        </Box>
      </Banner>
    </Box>
  )
}
