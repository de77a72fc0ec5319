import { useTranslate } from 'ra-core'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { MergeWords } from './StaleSaveDialog.tsx'
import { StaleSaveDialog } from './StaleSaveDialog.tsx'
import type { StaleSave } from '../editor/editorState.ts'
import { useRecordEditor } from '../screen/RecordEditorContext.ts'

/** The merge of two texts, in the words of how it came about: another's save, work left behind, a newer published one. */
export function MergeQuestion({ stale }: { stale: StaleSave }) {
  const { editor, schema, title, busy } = useRecordEditor()
  const words = useMergeWords(stale, title, editor.isSave(stale.verb))
  return (
    <StaleSaveDialog
      merge={stale.merge}
      schema={schema}
      words={words}
      n={stale.published ?? stale.n}
      initial={editor.keptChoices()}
      busy={busy !== undefined}
      onResolve={(choices) => void editor.resolveStale(choices)}
      onClose={editor.leaveStale}
    />
  )
}

function useMergeWords(stale: StaleSave, name: string, isSave: boolean): MergeWords {
  const { n, by, at, verb, work, published } = stale
  const translate = useTranslate()
  const format = useFormat()
  const mine = translate('editor.merge.mine')
  if (work)
    return {
      title: translate('saving.left.title', { name }),
      subtitle: translate('saving.left.subtitle', { n, at: format.dateTime(at) }),
      mine: translate('saving.left.mine', { at: format.dateTime(work.at) }),
      theirs: translate('saving.left.theirs'),
      ok: translate('saving.left.take'),
    }
  if (published !== undefined)
    return {
      title: translate('saving.published.title', { name, n: published }),
      subtitle: translate('saving.published.subtitle', { n: published }),
      mine,
      theirs: translate('saving.published.theirs', { n: published }),
      ok: translate('editor.merge.goOn'),
    }
  return {
    title: translate('editor.merge.title', { name }),
    subtitle: translate('editor.merge.subtitle', { name: by, n, at: format.dateTime(at) }),
    mine,
    theirs: translate('editor.merge.theirs', { n, at: format.time(at) }),
    ok: translate(verb ? `editor.merge.${isSave ? 'save' : 'goOn'}` : 'editor.merge.take'),
  }
}
