import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import type { RecordAction } from '#kit/record/actions/recordActions.ts'
import { verbKey } from '#kit/record/actions/verbKey.ts'
import type { Command } from '#kit/parts/commands/command.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import type { ContentEditor } from '../useContentEditor.ts'
import type { ExtraAction } from '#kit/record/bar/MoreActions.tsx'
import { verbIcon } from '#kit/record/bar/verbIcon.ts'

/** What can be done with the record, for the palette: the very buttons and entries of the bar, with their reasons. */
export function useEditorCommands(
  { actions, busy, form, store, editor, record }: ContentEditor,
  extras: readonly ExtraAction[],
  onVerb: (verb: Verb) => void,
): void {
  const translate = useTranslate()
  const { save, primary, more } = actions
  const verbs = [save, primary, ...more].filter((action): action is RecordAction => action !== undefined)
  const wait = busy === undefined ? undefined : translate('saving.slowText')
  const whyOf = ({ allowed, why }: RecordAction): string | undefined => {
    if (allowed) return wait
    return why ? translate(why.key, { smart_count: why.count ?? 0 }) : translate('actions.why.wrongStatus')
  }
  const command = (id: string, label: string, run: () => void, more: Partial<Command> = {}): Command => ({
    id: `record.${id}`,
    group: 'page',
    label,
    act: { run },
    ...more,
  })
  const nothing = translate('editor.nothingToUndo')
  useCommands([
    ...verbs.map((action) =>
      command(action.verb, translate(verbKey(action.verb)), () => onVerb(action.verb), {
        icon: verbIcon(action.verb),
        why: whyOf(action),
        ...(action.verb === 'saveDraft' ? { shownKeys: 'Mod+S' } : {}),
      }),
    ),
    ...(save
      ? [
          command('undo', translate('actions.undo'), () => store.undo(), {
            icon: 'undo',
            shownKeys: 'Mod+Z',
            why: form.undoable ? undefined : nothing,
          }),
          command('redo', translate('actions.redo'), () => store.redo(), {
            icon: 'redo',
            shownKeys: 'Mod+Y',
            why: form.redoable ? undefined : nothing,
          }),
        ]
      : []),
    ...(form.dirty && record ? [command('revert', translate('editor.revert'), editor.revert, { icon: 'close' })] : []),
    ...extras.map(({ key, label, note, icon, disabled, run }) =>
      command(key, label, run, { note, icon, why: disabled ? (note ?? nothing) : undefined }),
    ),
  ])
}
