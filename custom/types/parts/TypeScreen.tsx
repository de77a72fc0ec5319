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
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import { SheetNotes } from '#kit/record/screen/SheetNotes.ts'
import { typePath } from '#kit/parts/routes/paths.ts'
import type { TypeDraft } from '../model/draft.ts'
import { useProblemWords } from '../useProblemWords.ts'
import { useTypeEditor } from '../useTypeEditor.ts'
import { useTypeRecord } from '../useTypeRecord.ts'
import { Beside, useBesideTabs, type BesideKey } from './Beside.tsx'
import { DocumentColumn, type DocumentSide } from './DocumentColumn.tsx'
import type { DocumentPart } from './JsonSide.tsx'
import { LiveForm } from './LiveForm.tsx'
import { Panel, Sheet } from './Sheet.tsx'
import { TypeBar } from './TypeBar.tsx'
import { TypeDialogs } from './TypeDialogs.tsx'

type TypeScreenProps = { record: TypeRecord | undefined; initial: TypeDraft }

/** One resource type: its document on the left, by guidance or as JSON, its live form on the right, what is wrong beside. */
export function TypeScreen({ record: loaded, initial }: TypeScreenProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [side, setSide] = useState<DocumentSide>('guided')
  const [panel, setPanel] = useState<BesideKey>('problems')
  const [field, setField] = useState<string>()
  const [broken, setBroken] = useState<readonly DocumentPart[]>([])
  const [isRetiring, setRetiring] = useState(false)
  const editor = useTypeEditor({
    record: loaded,
    initial,
    onCreated: (type) => guard.pass(() => void navigate(typePath(product, type), { replace: true })),
  })
  const { record, check, open, draft, isEditable, form, store } = editor
  const guard = useLeaveGuard(store.isDirty)
  const problems = check.result?.problems ?? []
  const words = useProblemWords(problems)
  const notYet =
    broken.length > 0
      ? translate('types.brokenJson')
      : problems.length > 0
        ? translate('editor.errorsToFix', { smart_count: problems.length })
        : undefined
  const mayBeSaved = isEditable && notYet === undefined && (form.dirty || !record)
  const save = () => void (mayBeSaved && open.editor.save())
  useFormKeys({ store, isEditable, onSave: save })

  const goTo = (place: string) => {
    const shown = /^\/schema\/properties\/([^/]+)/.exec(place)?.[1]
    if (shown !== undefined) setField(shown)
    const isGuided = shown !== undefined || /^\/(type|area|page|icon|traits|labels|relations)/.test(place)
    setSide(isGuided ? 'guided' : 'json')
  }
  const retire = async () => {
    const { st: _, ...serving } = draft
    editor.edit(record && isRetired(record) ? serving : { ...serving, st: 'archived' })
    await open.editor.save()
    setRetiring(false)
  }
  const showProblems = () => (isNarrow ? setSide('problems') : setPanel('problems'))
  const besideTabs = useBesideTabs(editor)
  const value = useTypeRecord(editor, notYet)
  return (
    <RecordEditorContext value={value}>
      <Sheet data-side={side}>
        <TypeBar
          editor={editor}
          onProblems={showProblems}
          onRetire={() => (record && isRetired(record) ? void retire() : setRetiring(true))}
        />
        <SheetNotes />
        <DocumentColumn
          editor={editor}
          words={words}
          side={side}
          onSide={setSide}
          open={field}
          onOpen={setField}
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
          isRetiring={isRetiring}
          onRetire={() => void retire()}
          onKeep={() => setRetiring(false)}
        />
      </Sheet>
    </RecordEditorContext>
  )
}
