import { PlayoutDialog } from '../playout/PlayoutDialog.tsx'
import { useSchedule } from '../ScheduleContext.ts'
import type { ScheduleDialog } from '../model/scheduleView.ts'
import { AddAdDialog } from './AddAdDialog.tsx'
import { BranchesDialog } from './BranchesDialog.tsx'
import { CopyToChannelsDialog } from './CopyToChannelsDialog.tsx'
import { CopyToDialog } from './CopyToDialog.tsx'
import { FillDialog } from './FillDialog.tsx'
import { InterstitialsDialog } from './InterstitialsDialog.tsx'
import { LoopDialog } from './LoopDialog.tsx'
import { MoveToDialog } from './MoveToDialog.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { PinDialog } from './PinDialog.tsx'
import { PlayAtDialog } from './PlayAtDialog.tsx'
import { PrintSchedule } from './PrintSchedule.tsx'
import { RemoveGapsDialog } from './RemoveGapsDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { SplitDialog } from './SplitDialog.tsx'
import { StripDialog } from './StripDialog.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'

/** The dialog that is open (`dialog` of the context). */
export function ScheduleDialogs() {
  const { dialog } = useSchedule()
  return dialog ? drawDialog(dialog) : null
}

function drawDialog(dialog: ScheduleDialog) {
  switch (dialog.kind) {
    case 'moveTo':
      return <MoveToDialog key={dialog.ids.join(' ')} ids={dialog.ids} />
    case 'addAd':
      return <AddAdDialog key={dialog.ids.join(' ')} {...dialog} />
    case 'removeGaps':
      return <RemoveGapsDialog {...dialog} />
    case 'pin':
      return <PinDialog ids={dialog.ids} />
    case 'fill':
      return <FillDialog within={dialog.within} />
    case 'interstitials':
      return <InterstitialsDialog {...dialog} />
    case 'playout':
      return <PlayoutDialog />
    case 'replace':
      return <ReplaceDialog key={dialog.id} id={dialog.id} />
    case 'split':
      return <SplitDialog key={`${dialog.id} ${dialog.at}`} {...dialog} />
    case 'loop':
      return <LoopDialog />
    case 'paste':
      return <PasteDialog at={dialog.at} />
    case 'copyTo':
      return <CopyToDialog key={dialog.days.join(' ')} days={dialog.days} />
    case 'copyToChannels':
      return <CopyToChannelsDialog key={dialog.days.join(' ')} days={dialog.days} />
    case 'strip':
      return <StripDialog />
    case 'templates':
      return <TemplatesDialog {...dialog} />
    case 'branches':
      return <BranchesDialog />
    case 'playAt':
      return <PlayAtDialog key={dialog.at} at={dialog.at} />
    case 'print':
      return <PrintSchedule />
    default:
      return null
  }
}
