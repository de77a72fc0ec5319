import { useTranslate } from 'ra-core'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import { namedItems } from '#contract/rules/storefront/curation/entry.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import type { StorefrontDialog } from '../model/storefrontView.ts'

/** A command would replace what somebody chose: how much, and whether it is meant (specification section 4). */
export function ContentLossDialog({ command, lost, wordKey }: Extract<StorefrontDialog, { kind: 'contentLoss' }>) {
  const translate = useTranslate()
  const { run, openDialog } = useStorefront()
  const titles = lost.flatMap(namedItems).length
  return (
    <ConfirmDialog
      open
      undoable
      title={translate('storefront.contentLoss.title')}
      okLabel={translate('storefront.contentLoss.replace')}
      onConfirm={() => {
        openDialog(undefined)
        run(evenLosing(command), wordKey)
      }}
      onClose={() => openDialog(undefined)}
    >
      {translate(titles > 0 ? 'storefront.contentLoss.titles' : 'storefront.contentLoss.text', { smart_count: titles })}
    </ConfirmDialog>
  )
}

/** A command that means to replace content; itself where it has no content to replace. */
function evenLosing(command: StorefrontCommand): StorefrontCommand {
  switch (command.kind) {
    case 'setContent':
    case 'addContent':
    case 'setContainerType':
    case 'addTitles':
      return { ...command, evenLosing: true }
    default:
      return command
  }
}
