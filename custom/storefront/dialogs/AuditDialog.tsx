import { useTranslate } from 'ra-core'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { AuditPanel } from '#kit/record/audit/AuditPanel.tsx'
import { useRecordEditor } from '#kit/record/screen/RecordEditorContext.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { useWireSchema } from '../useWireSchema.ts'

/** Who did what to the page, or to the container that is opened by itself. */
export function AuditDialog() {
  const translate = useTranslate()
  const { only, openDialog } = useStorefront()
  const { target, title } = useRecordEditor()
  const schema = useWireSchema()
  if (!target) return null
  return (
    <SharedDialog
      open
      isPlain
      title={translate('storefront.audit.title')}
      subtitle={title}
      cancelLabel={translate('actions.close')}
      onClose={() => openDialog(undefined)}
    >
      <AuditPanel type={only === undefined ? 'page' : 'container'} id={target.id} rev={target.rev} schema={schema} />
    </SharedDialog>
  )
}
