import { useTranslate } from 'ra-core'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { MergeWords } from '#kit/record/save/StaleSaveDialog.tsx'
import { StaleSaveDialog } from '#kit/record/save/StaleSaveDialog.tsx'
import type { StaleSave } from '../editor/editorTypes.ts'
import type { ContentEditor } from '../useContentEditor.ts'

/** The merge of two texts, in the words of how it came about: another's save, work left behind, a newer published one. */
export function MergeQuestion({ content, stale }: { content: ContentEditor; stale: StaleSave }) {
  const { editor, schema, title, busy } = content
  const words = useMergeWords(stale, title)
  return (
    <StaleSaveDialog
      merge={stale.merge}
      schema={schema}
      words={words}
      n={stale.published ?? stale.theirs.n}
      initial={editor.keptChoices()}
      busy={busy !== undefined}
      onResolve={(choices) => void editor.resolveStale(choices)}
      onClose={editor.leaveStale}
    />
  )
}

function useMergeWords({ theirs, by, at, verb, work, published }: StaleSave, name: string): MergeWords {
  const translate = useTranslate()
  const format = useFormat()
  const { n } = theirs
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
    ok: translate(okKey(verb)),
  }
}

function okKey(verb: Verb | undefined): string {
  if (!verb) return 'editor.merge.take'
  return verb === 'saveDraft' ? 'editor.merge.save' : 'editor.merge.goOn'
}
