import { useTranslate } from 'ra-core'
import { useCallback } from 'react'
import type { StorefrontCommand } from '#contract/rules/storefront/commands/command.ts'
import type { AdjustedPart } from '#contract/rules/storefront/narrow/narrowWithin.ts'
import type { Announcer } from '#kit/parts/timeline/announce/createAnnouncer.ts'
import type { ReadOnlyReason, StorefrontScreen } from './StorefrontContext.ts'
import { isOfContainer } from './model/isOfContainer.ts'
import type { StorefrontEditor } from './session/createStorefrontEditor.ts'

type Given = {
  editor: StorefrontEditor
  /** The container that is opened by itself: nothing but it is changed. */
  only: string | undefined
  readOnly: ReadOnlyReason | undefined
  announcer: Announcer
  openDialog: StorefrontScreen['openDialog']
}

/** How the screen carries out a command: told where it is refused, asked where it would lose or adjust something. */
export function useRun({ editor, only, readOnly, announcer, openDialog }: Given): StorefrontScreen['run'] {
  const translate = useTranslate()
  return useCallback(
    (command, granted = {}) => {
      const { wordKey, evenAdjusting = false } = typeof granted === 'string' ? { wordKey: granted } : granted
      const word = wordKey === undefined ? {} : { wordKey }
      const { storefront } = editor.view()
      if (readOnly !== undefined) {
        announcer.say(translate(`storefront.readOnly.${readOnly}`))
        return { storefront, changed: [], adjusted: [] }
      }
      if (only !== undefined && !isOfContainer(command)) return { storefront, changed: [], adjusted: [] }
      const looked = editor.preview(command)
      const lost = looked.refused?.reason === 'contentLoss' ? looked.refused.lost : undefined
      if (lost) {
        openDialog({ kind: 'contentLoss', command, lost, ...word })
        return looked
      }
      const adjusted = evenAdjusting ? [] : adjustedWithin(command, looked.adjusted)
      if (adjusted.length > 0) {
        openDialog({ kind: 'adjusting', command, adjusted, ...word })
        return { storefront, changed: [], adjusted }
      }
      return editor.run(command, wordKey)
    },
    [editor, only, readOnly, announcer, openDialog, translate],
  )
}

/** What a change of the page or of a tab would adjust of others; a container's own adjustment is shown where it is typed. */
function adjustedWithin(command: StorefrontCommand, adjusted: readonly AdjustedPart[]): readonly AdjustedPart[] {
  if (command.kind !== 'set' && command.kind !== 'setAll') return []
  const targets = command.kind === 'set' ? [command.target] : command.targets
  if (targets.every(({ of }) => of === 'container')) return []
  return adjusted.filter(({ id }) => !targets.some((target) => target.of !== 'store' && target.id === id))
}
