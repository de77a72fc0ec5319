import { CopyDialog } from '../copying/CopyDialog.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { VersionsDialog } from '../versions/VersionsDialog.tsx'
import { AdjustingDialog } from './AdjustingDialog.tsx'
import { AuditDialog } from './AuditDialog.tsx'
import { ContentLossDialog } from './ContentLossDialog.tsx'

/** The questions of the screen itself; other dialogs stand with the part that they belong to. */
export function StorefrontDialogs() {
  const { dialog } = useStorefront()
  switch (dialog?.kind) {
    case 'contentLoss':
      return <ContentLossDialog {...dialog} />
    case 'adjusting':
      return <AdjustingDialog {...dialog} />
    case 'copyTo':
      return <CopyDialog {...dialog} />
    case 'versions':
      return <VersionsDialog {...dialog} />
    case 'audit':
      return <AuditDialog />
    default:
      return null
  }
}
