import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { LANGUAGES, interfaceLanguage, textIn } from '#contract/values/languages.ts'
import type { Chosen } from '#contract/wire/calls/bulkBodies.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useKeyList } from '#kit/parts/commands/useKeyList.ts'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { FoldingPanel } from '#kit/parts/layoutParts/FoldingPanel.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { LeaveDialog } from '#kit/record/guard/LeaveDialog.tsx'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { UnsavedWorkBanner } from '#kit/record/journal/UnsavedWorkBanner.tsx'
import type { Workbench } from './model/createWorkbench.ts'
import type { WorkField } from './model/workTitle.ts'
import { CatalogueButton } from './parts/CatalogueButton.tsx'
import { CellPanel } from './parts/CellPanel.tsx'
import { PasteBar } from './parts/PasteBar.tsx'
import { Sheet } from './parts/Sheet.tsx'
import { Toolbar } from './parts/Toolbar.tsx'
import { TypeChoice } from './parts/TypeChoice.tsx'
import { WorkActions } from './parts/WorkActions.tsx'
import { useKeptWork } from './useKeptWork.ts'
import { useShown } from './useShown.ts'
import { useTitles } from './useTitles.ts'
import { useWorkbenchValue } from './useWorkbenchValue.ts'
import { SheetContext, WorkbenchContext } from './WorkbenchContext.ts'

type WorkbenchScreenProps = {
  type: TypeSummary
  meant: Chosen
  bench: Workbench
  all: readonly WorkField[]
  /** Labels of fields with texts deeper within, which have no line here. */
  nested: readonly string[]
}

const FIELDS_AT_FIRST = 3

/** The sheet with its toolbar, and the cell that is worked in beside it. */
export function WorkbenchScreen({ type, meant, bench, all, nested }: WorkbenchScreenProps) {
  const translate = useTranslate()
  const format = useFormat()
  const language = interfaceLanguage(useLocale())
  const name = textIn(type.labels.many, language)
  const [paths, setPaths] = useState<readonly string[]>(() => all.slice(0, FIELDS_AT_FIRST).map(({ path }) => path))
  const fields = useMemo(() => all.filter(({ path }) => paths.includes(path)), [all, paths])
  const loading = useTitles(bench, type.type, all, meant)
  const { shown, setShown, ids } = useShown(bench, fields, LANGUAGES)
  const kept = useKeptWork(bench, type.type, name, all)
  const { sheetValue, value } = useWorkbenchValue({ type, bench, all, fields, ids, onSaved: kept.settle })
  const guard = useLeaveGuard(() => bench.unsaved().length > 0)
  useCommands(NO_COMMANDS, useKeyList('workbench', 'pages.titles.workbench', KEYS))
  const read = useSyncExternalStore(bench.subscribe, () => bench.titles().length)
  const isReading = loading.wanted === undefined || read < loading.wanted
  return (
    <SheetContext value={sheetValue}>
      <WorkbenchContext value={value}>
        <Screen>
          <Line>
            <TypeChoice type={type} />
            <CatalogueButton />
            <span role="status">
              {loading.wanted !== undefined &&
                translate(isReading ? 'workbench.reading' : 'workbench.here', {
                  smart_count: loading.wanted,
                  n: format.number(loading.wanted),
                  done: format.number(read),
                  count: format.number(loading.wanted),
                })}{' '}
              {loading.wanted !== undefined &&
                loading.count > loading.wanted &&
                translate('workbench.capped', { count: format.number(loading.count) })}
            </span>
            <WorkActions />
          </Line>
          {nested.length > 0 && <Line>{translate('workbench.nested', { fields: nested.join(', ') })}</Line>}
          <Toolbar all={all} onFields={setPaths} shown={shown} onShown={setShown} />
          <UnsavedWorkBanner
            offer={kept.offer}
            revision={undefined}
            onRestore={(work) => void kept.restore(work, 'restore')}
            onDiscard={kept.discard}
          />
          {loading.error !== undefined && <CallError error={loading.error} onRetry={loading.retry} />}
          <Work>
            {ids.length > 0 ? (
              <>
                <Sheet />
                <FoldingPanel label={translate('workbench.panel')} icon="info" inlineSize={296}>
                  <CellPanel />
                </FoldingPanel>
                <PasteBar />
              </>
            ) : isReading && loading.error === undefined ? (
              <ListSkeleton />
            ) : (
              <EmptyState
                icon="globe"
                title={translate('workbench.nothing')}
                {...(shown !== 'all' && {
                  actions: <Button onClick={() => setShown('all')}>{translate('workbench.showAll')}</Button>,
                })}
              />
            )}
          </Work>
        </Screen>
        {guard.isAsking && (
          <LeaveDialog
            name={translate('pages.titles.workbench')}
            changes={bench.unsaved().length}
            busy={value.isSaving}
            onStay={guard.stay}
            onDiscard={() => {
              kept.abandon()
              guard.leave()
            }}
            onSave={() => void value.save().then(() => (bench.unsaved().length === 0 ? guard.leave() : guard.stay()))}
          />
        )}
      </WorkbenchContext>
    </SheetContext>
  )
}

const KEYS = {
  'ArrowUp ArrowDown ArrowLeft ArrowRight': 'workbench.keys.move',
  'Shift+ArrowDown': 'workbench.keys.select',
  Tab: 'workbench.keys.tab',
  'Enter F2': 'workbench.keys.edit',
  'Mod+C Mod+X Mod+V': 'workbench.keys.clipboard',
  'Mod+D': 'workbench.keys.fill',
  Delete: 'workbench.keys.clear',
  'Mod+Z Mod+Y': 'workbench.keys.undo',
  F7: 'workbench.keys.confirm',
  F9: 'workbench.keys.state',
  'F8 Shift+F8': 'workbench.keys.next',
  'Mod+S': 'workbench.keys.save',
  'Escape Tab': 'workbench.keys.leave',
} as const
const NO_COMMANDS = [] as const

const Screen = styled('div')({ display: 'flex', flexDirection: 'column', blockSize: '100%', minBlockSize: 0 })
const Work = styled('div')({ position: 'relative', flex: 1, display: 'flex', minBlockSize: 0 })
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 12,
  padding: '10px 12px 0 20px',
  fontSize: 12,
  color: 'var(--mui-palette-text-tertiary)',
})
