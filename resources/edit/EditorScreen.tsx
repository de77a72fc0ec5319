import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Verb } from '#contract/rules/actions/verbs.ts'
import { verbRow, WRITING_VERBS } from '#contract/rules/actions/verbs.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { TypeForm } from '#kit/parts/context/providerTypes.ts'
import type { FormStore, FormValues } from '#kit/forms/formStore.ts'
import { useFormKeys } from '#kit/forms/hooks/useFormKeys.ts'
import type { FormElement } from '#kit/forms/schema/formSchema.ts'
import { useLeaveGuard } from '#kit/record/guard/useLeaveGuard.ts'
import { itemPath, listPath } from '#kit/parts/routes/paths.ts'
import { useReplaceAtOnce } from '#kit/parts/routes/useReplaceAtOnce.ts'
import { SponsoredChip } from '#kit/parts/status/SponsoredChip.tsx'
import { useVersions } from '#kit/record/versions/useVersions.ts'
import { VersionPicker } from '#kit/record/versions/VersionPicker.tsx'
import { viewedVersion } from '#kit/record/versions/viewedVersion.ts'
import { DuplicateNumber, isDuplicateNumber } from './channelNumber/DuplicateNumber.tsx'
import { readCompared, writeCompared } from './compare/comparedSides.ts'
import type { Compared } from './compare/comparedSides.ts'
import { useCompareCommand } from './compare/useCompareCommand.ts'
import { CompareView } from './compare/CompareView.tsx'
import { ConditionChip } from './conditions/ConditionChip.tsx'
import { PreviewButton } from '../preview/PreviewButton.tsx'
import { ExpiringChip } from './expiry/ExpiringChip.tsx'
import { EditButton } from './bar/EditButton.tsx'
import { EditorActions } from './bar/EditorActions.tsx'
import { EditorBar } from './bar/EditorBar.tsx'
import { EditorBeside } from './EditorBeside.tsx'
import { EditorContexts } from './EditorContexts.tsx'
import type { VerbRequest } from './EditorDialogs.tsx'
import { EditorDialogs } from './EditorDialogs.tsx'
import { EditorForm } from './form/EditorForm.tsx'
import { EditorImages } from './form/EditorImages.tsx'
import { EditorPanel } from './panel/EditorPanel.tsx'
import { NewRecordPanel } from './panel/NewRecordPanel.tsx'
import { EditorSheet } from './form/EditorSheet.tsx'
import { carryForm } from './carryForm.ts'
import { TitleAir } from './onAir/TitleAir.tsx'
import { OwnActions } from './bar/OwnActions.tsx'
import { EditorPresence } from './bar/EditorPresence.tsx'
import { Neighbours } from './relations/Neighbours.tsx'
import { OldVersion } from './OldVersion.tsx'
import { SectionIndex } from './form/SectionIndex.tsx'
import { PublishDialog } from '#kit/record/publishing/PublishDialog.tsx'
import { RecordEditorContext } from '#kit/record/screen/RecordEditorContext.ts'
import type { ContentEditor, ContentEvent } from './useContentEditor.ts'
import { ContentEditorContext, useOpenContent } from './useContentEditor.ts'
import { useContentNotices } from './useContentNotices.ts'
import { usePreviousScreen } from './usePreviousScreen.ts'
import { useTitlePublishing } from './useTitlePublishing.ts'

type EditorScreenProps = {
  type: TypeSummary
  form: TypeForm
  /** Undefined for a record that is being made. */
  record: ContentRecord | undefined
  store?: FormStore | undefined
  /** Where the cursor stood when the form moved here from the create screen. */
  focus?: string | undefined
  initial?: FormValues
  /** The form is only looked at until it is asked for. */
  isRead?: boolean
  onEdit?: (() => void) | undefined
  /** The record was saved, and nothing has been typed since. */
  onUpdated?: (() => void) | undefined
}

/** One record, to be made, edited or read: bar, index, form and panel around the same editor. */
export function EditorScreen(props: EditorScreenProps) {
  const { type, form, record: loaded, store: given, focus, initial, isRead = false, onEdit, onUpdated } = props
  const { calls } = useConsole()
  const [asked, setAsked] = useState<VerbRequest>()
  const [duplicate, setDuplicate] = useState<unknown>()
  const [scroll, setScroll] = useState<HTMLElement | null>(null)
  const content = useOpenContent({
    type,
    form,
    record: loaded,
    store: given,
    initial,
    isRead,
    onEvent: (event) => {
      if (publishing.holds(event)) return
      if (event.kind === 'failed' && isDuplicateNumber(event.error)) return setDuplicate(event.error)
      if (event.kind === 'done') done(event)
      else notices(event)
    },
  })
  const { editor, store, record, actionsNow, mode } = content
  const guard = useLeaveGuard(store.isDirty)
  const moves = useMoves(type, content, guard.pass)
  const notices = useContentNotices(type)
  const done = (event: Extract<ContentEvent, { kind: 'done' }>) => {
    notices(event)
    moves(event)
    if (!event.created && RECORD_SAVES.has(event.verb) && !store.isDirty()) onUpdated?.()
  }
  const publishing = useTitlePublishing(content, done)
  useEffect(() => {
    if (focus) store.focus(focus)
  }, [focus, store])

  const run = (verb: Verb) => {
    if (verbRow(verb).asks) setAsked({ verb })
    else if (verbRow(verb).publishes) void publishing.publish(verb)
    else void editor.run({ verb })
  }
  const confirm = async ({ verb, version, replacesDraft }: VerbRequest) => {
    const confirmations = replacesDraft ? { confirm: ['replaceDraft' as const] } : {}
    const done = await editor.run({ verb, ...confirmations, ...(version ? { version: version.key } : {}) })
    setAsked(undefined)
    if (done && version) views.choose(undefined)
  }
  useFormKeys({ store, isEditable: mode !== 'read', onSave: () => actionsNow().save?.allowed && run('saveDraft') })

  const views = useViewedVersion(record)
  const versions = useVersions(content.target, (id, signal) =>
    calls.listVersions({ params: { type: type.type, id }, signal }),
  )
  const shown = versions.versions.find(({ key }) => key === views.key) ?? record
  useCompareCommand(record, views)
  const seen = publishing.isLooking ? { ...content, busy: 'publish' as const } : content
  return (
    <RecordEditorContext value={seen}>
      <ContentEditorContext value={content}>
        <EditorContexts content={content}>
          <EditorSheet>
            <EditorBeside value={seen} content={content}>
              <EditorBar
                state={
                  record && (
                    <>
                      <VersionPicker
                        shown={shown ?? record}
                        versions={versions.versions}
                        current={record.key}
                        onChoose={views.choose}
                      />
                      <TitleAir />
                      <ConditionChip record={record} />
                      <ExpiringChip record={record} />
                      <SponsoredChip record={record} />
                    </>
                  )
                }
                beside={
                  record && (
                    <>
                      <Neighbours type={type} record={record} />
                      <PreviewButton type={type} id={record.id} />
                    </>
                  )
                }
                presence={<EditorPresence uiSchema={form.uiSchema as FormElement} scroll={scroll} />}
                actions={
                  views.key === undefined && (
                    <>
                      {isRead && <EditButton onEdit={onEdit} />}
                      <OwnActions type={type.type} />
                      <EditorActions onVerb={run} />
                    </>
                  )
                }
              />
            </EditorBeside>
            <EditorBeside value={seen} content={content}>
              <SectionIndex uiSchema={form.uiSchema as FormElement} scroll={scroll} />
            </EditorBeside>
            <EditorImages>
              {views.compared ? (
                <CompareView
                  uiSchema={form.uiSchema as FormElement}
                  versions={versions}
                  compared={views.compared}
                  onCompare={views.compare}
                  onBack={() => views.choose(undefined)}
                />
              ) : views.key === undefined ? (
                <EditorForm uiSchema={form.uiSchema as FormElement} scrollRef={setScroll} />
              ) : (
                <OldVersion
                  form={form}
                  versionKey={views.key}
                  scrollRef={setScroll}
                  onBack={() => views.choose(undefined)}
                  onRestore={setAsked}
                />
              )}
            </EditorImages>
            <EditorBeside value={seen} content={content}>
              {record ? (
                <EditorPanel
                  uiSchema={form.uiSchema as FormElement}
                  versions={versions}
                  shown={views.key}
                  onVersion={views.choose}
                  onCompare={views.compare}
                  onVerb={run}
                />
              ) : (
                <NewRecordPanel />
              )}
            </EditorBeside>
            <EditorDialogs
              asked={asked}
              onConfirm={(one) => void confirm(one)}
              onCancel={() => setAsked(undefined)}
              guard={guard}
            />
            <PublishDialog publishing={publishing} />
            <DuplicateNumber error={duplicate} onClose={() => setDuplicate(undefined)} />
          </EditorSheet>
        </EditorContexts>
      </ContentEditorContext>
    </RecordEditorContext>
  )
}

const RECORD_SAVES: ReadonlySet<Verb> = new Set(WRITING_VERBS)

/**
 * Where the screen goes after a write: a new record to its own address with its form, a deleted one to the list, that of
 * a type which closes on saving to the screen before (specification section 4, programs).
 */
function useMoves(type: TypeSummary, { editor, store }: ContentEditor, pass: (go: () => void) => void) {
  const navigate = useNavigate()
  const replaceAtOnce = useReplaceAtOnce()
  const { product } = useConsole()
  const toPrevious = usePreviousScreen(type)
  return ({ verb, record, created }: Extract<ContentEvent, { kind: 'done' }>) => {
    const isSave = created || RECORD_SAVES.has(verb)
    // What was typed while it was saved keeps the form open.
    if (hasTrait(type, 'closesOnSave') && isSave && !store.isDirty()) return pass(toPrevious)
    if (created) {
      const field = document.activeElement?.closest<HTMLElement>('[data-pointer]')
      carryForm(record.id, { record: () => editor.state().record ?? record, store, focus: field?.dataset.pointer })
      pass(() => replaceAtOnce(itemPath(product, type, record.id)))
    }
    if (verb === 'deleteContent' || verb === 'purge') pass(() => void navigate(listPath(product, type)))
  }
}

/**
 * The version that is only looked at, from the address: `version` names its key, `status` (of a search hit) the live
 * side. Undefined is the version that the form edits.
 */
function useViewedVersion(record: ContentRecord | undefined) {
  const [params, setParams] = useSearchParams()
  return {
    key: viewedVersion(record, { version: params.get('version'), status: params.get('status') }),
    choose: (key: string | undefined) => setParams(key === undefined ? {} : { version: key }),
    /** `compare=left..right` shows two versions side by side instead. */
    compared: record && readCompared(params.get('compare')),
    compare: (compared: Compared) => setParams({ compare: writeCompared(compared) }),
  }
}
