import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import { offerText, refusalText } from '../model/scheduleWords.ts'
import { useScheduleWords } from '../useScheduleWords.ts'
import { NearingBanner } from './NearingBanner.tsx'

/** Why nothing can be changed, and why the last command did nothing with what can be done instead, one press away. */
export function ScheduleNotices() {
  const { readOnly } = useSchedule()
  const { translate } = useScheduleWords()
  const isLasting = readOnly !== undefined && readOnly !== 'loading' && readOnly !== 'saving'
  return (
    <Notices>
      {isLasting && <Banner tone="locked" icon="lock" title={translate(`schedule.readOnly.${readOnly}`)} />}
      <NearingBanner />
      <RefusalNotice />
    </Notices>
  )
}

function RefusalNotice() {
  const { refusal, schedule, run, dismissRefusal } = useSchedule()
  const words = useScheduleWords()
  if (!refusal) return null
  return (
    <Banner
      tone="warning"
      icon="triangle"
      title={refusalText(refusal.refused, schedule, words)}
      actions={
        <>
          {refusal.offers.map(({ kind, command }) => (
            <Button key={kind} size="small" variant="outlined" onClick={() => run(command)}>
              {offerText(kind, refusal.refused, schedule, words)}
            </Button>
          ))}
          <Button size="small" variant="outlined" onClick={dismissRefusal}>
            {words.translate('actions.close')}
          </Button>
        </>
      }
    />
  )
}

const Notices = styled('div')({ display: 'grid', gap: 8, flex: 'none', '&:not(:empty)': { paddingBlockEnd: 8 } })
