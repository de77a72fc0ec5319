import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { UnsavedWorkBanner } from '#kit/record/journal/UnsavedWorkBanner.tsx'
import { typePath } from '#kit/parts/routes/paths.ts'
import type { TypeDraft } from '../model/draft.ts'
import { useProblemWords } from '../useProblemWords.ts'
import { useTypeEditor } from '../useTypeEditor.ts'
import { Beside, useBesideTabs, type BesideKey } from './Beside.tsx'
import { DocumentColumn, type DocumentSide } from './DocumentColumn.tsx'
import type { DocumentPart } from './JsonSide.tsx'
import { LiveForm } from './LiveForm.tsx'
import { Notes, Panel, Sheet } from './Sheet.tsx'
import { TypeBar } from './TypeBar.tsx'
import { TypeDialogs } from './TypeDialogs.tsx'
import { TypeLock } from './TypeLock.tsx'

type TypeScreenProps = { record: TypeRecord | undefined; initial: TypeDraft }

/** One resource type: its document on the left, by guidance or as JSON, its live form on the right, what is wrong beside. */
export function TypeScreen({ record: loaded, initial }: TypeScreenProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [side, setSide] = useState<DocumentSide>('guided')
  const [panel, setPanel] = useState<BesideKey>('problems')
  const [open, setOpen] = useState<string>()
  const [broken, setBroken] = useState<readonly DocumentPart[]>([])
  const [isRetiring, setRetiring] = useState(false)
  const editor = useTypeEditor({
    record: loaded,
    initial,
    onCreated: (type) => guard.pass(() => void navigate(typePath(product, type), { replace: true })),
  })
  const { record, check, saving, draft, isEditable, isDirty, journal, store } = editor
  const guard = useLeaveGuard(store.isDirty)
  const problems = check.result?.problems ?? []
  const words = useProblemWords(problems)
  const notYet =
    broken.length > 0
      ? translate('types.brokenJson')
      : problems.length > 0
        ? translate('editor.errorsToFix', { smart_count: problems.length })
        : undefined
  const mayBeSaved = isEditable && notYet === undefined && (isDirty || !record)
  const save = () => void (mayBeSaved && saving.save())
  useFormKeys({ store, isEditable, onSave: save })

  const goTo = (place: string) => {
    const field = /^\/schema\/properties\/([^/]+)/.exec(place)?.[1]
    if (field !== undefined) setOpen(field)
    const isGuided = field !== undefined || /^\/(type|area|page|icon|traits|labels|relations)/.test(place)
    setSide(isGuided ? 'guided' : 'json')
  }
  const retire = async () => {
    const { st: _, ...serving } = draft
    editor.edit(record && isRetired(record) ? serving : { ...serving, st: 'archived' })
    await saving.save()
    setRetiring(false)
  }
  const showProblems = () => (isNarrow ? setSide('problems') : setPanel('problems'))
  const besideTabs = useBesideTabs(editor)
  return (
    <Sheet data-side={side}>
      <TypeBar
        editor={editor}
        notYet={notYet}
        onSave={save}
        onProblems={showProblems}
        onRetire={() => (record && isRetired(record) ? void retire() : setRetiring(true))}
      />
      <Notes>
        <TypeLock editor={editor} />
        <UnsavedWorkBanner
          offer={journal.offer}
          revision={record?.rev}
          onRestore={(work) => {
            store.restore(work.entries, { keyword: 'unread' })
            journal.taken(work)
          }}
          onDiscard={journal.discard}
        />
      </Notes>
      <DocumentColumn
        editor={editor}
        words={words}
        side={side}
        onSide={setSide}
        open={open}
        onOpen={setOpen}
        broken={broken}
        onBroken={(part, isBroken) =>
          setBroken((parts) => [...parts.filter((each) => each !== part), ...(isBroken ? [part] : [])])
        }
        onGoTo={goTo}
        isNarrow={isNarrow}
      />
      <LiveForm editor={editor} />
      {!isNarrow && (
        <Panel aria-label={translate('types.panel')}>
          <Tabs
            value={panel}
            onChange={(_, next: BesideKey) => setPanel(next)}
            sx={{ paddingInline: 2, minHeight: 48, flex: 'none' }}
          >
            {besideTabs}
          </Tabs>
          <div className="scroll">
            <Beside editor={editor} words={words} shown={panel} onGoTo={goTo} />
          </div>
        </Panel>
      )}
      <TypeDialogs
        editor={editor}
        guard={guard}
        notYet={notYet}
        isRetiring={isRetiring}
        onRetire={() => void retire()}
        onLetBe={() => setRetiring(false)}
      />
    </Sheet>
  )
}
