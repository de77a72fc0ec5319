import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { isRetired } from '#contract/registry/typeDocument.ts'
import type { TypeRecord } from '#contract/registry/typeRecord.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useLeaveGuard } from '#kit/guard/useLeaveGuard.ts'
import { UnsavedWorkBanner } from '#kit/journal/UnsavedWorkBanner.tsx'
import { CountBadge } from '#kit/layoutParts/CountBadge.tsx'
import { typePath } from '#kit/routes/paths.ts'
import type { TypeDraft } from '../model/draft.ts'
import { useProblemWords } from '../useProblemWords.ts'
import { useTypeEditor } from '../useTypeEditor.ts'
import { useTypeKeys } from '../useTypeKeys.ts'
import { BasicsPart } from './BasicsPart.tsx'
import { FieldsPart } from './FieldsPart.tsx'
import type { DocumentPart } from './JsonSide.tsx'
import { JsonSide } from './JsonSide.tsx'
import { LiveForm } from './LiveForm.tsx'
import { ProblemsPanel } from './ProblemsPanel.tsx'
import { RelationsPart } from './RelationsPart.tsx'
import { Column, Notes, Panel, Sheet } from './Sheet.tsx'
import { TypeBar } from './TypeBar.tsx'
import { TypeDialogs } from './TypeDialogs.tsx'
import { TypeLock } from './TypeLock.tsx'
import { VersionsPanel } from './VersionsPanel.tsx'

type Side = 'guided' | 'json' | 'problems' | 'versions'
type TypeScreenProps = { record: TypeRecord | undefined; initial: TypeDraft }

/** One resource type: its document on the left, by guidance or as JSON, its live form on the right, what is wrong beside. */
export function TypeScreen({ record: loaded, initial }: TypeScreenProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'), { noSsr: true })
  const [side, setSide] = useState<Side>('guided')
  const [panel, setPanel] = useState<'problems' | 'versions'>('problems')
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
  useTypeKeys({ store, isEditable, onSave: save })

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
  const problemsPart = <ProblemsPanel editor={editor} words={words} onGoTo={goTo} />
  const versionsPart = record && <VersionsPanel editor={editor} record={record} />
  const badge = (key: string) => (
    <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
      {translate(key)}
      {key === 'types.problems' && problems.length > 0 && <CountBadge count={problems.length} tone="error" />}
    </span>
  )
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
      <Column className="document" aria-label={translate('types.document')}>
        <div className="head">
          <Tabs
            value={isNarrow || side === 'guided' || side === 'json' ? side : 'guided'}
            onChange={(_, next: Side) => setSide(next)}
          >
            <Tab value="guided" label={translate('types.guided')} />
            <Tab value="json" label={translate('types.json')} />
            {isNarrow && <Tab value="problems" label={badge('types.problems')} />}
            {isNarrow && record && <Tab value="versions" label={translate('types.versions')} />}
          </Tabs>
        </div>
        <div className="scroll">
          {side === 'json' ? (
            <JsonSide
              editor={editor}
              onBroken={(part, isBroken) =>
                setBroken((parts) => [...parts.filter((each) => each !== part), ...(isBroken ? [part] : [])])
              }
            />
          ) : isNarrow && side === 'problems' ? (
            problemsPart
          ) : isNarrow && side === 'versions' ? (
            versionsPart
          ) : (
            <>
              <BasicsPart editor={editor} words={words} />
              <FieldsPart editor={editor} words={words} open={open} onOpen={setOpen} />
              <RelationsPart editor={editor} words={words} />
            </>
          )}
        </div>
      </Column>
      <LiveForm editor={editor} />
      {!isNarrow && (
        <Panel aria-label={translate('types.panel')}>
          <Tabs
            value={panel}
            onChange={(_, next: 'problems' | 'versions') => setPanel(next)}
            sx={{ paddingInline: 2, minHeight: 48, flex: 'none' }}
          >
            <Tab value="problems" label={badge('types.problems')} />
            {record && <Tab value="versions" label={translate('types.versions')} />}
          </Tabs>
          <div className="scroll">{panel === 'versions' && record ? versionsPart : problemsPart}</div>
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
