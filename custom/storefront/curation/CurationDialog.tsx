import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { isComputed, isListed, knownSource, type Curation } from '#contract/rules/storefront/curation/entry.ts'
import { SOURCE_TYPES, SOURCES_OF_TYPE, type SourceType } from '#contract/values/storefront.ts'
import { FormSheet } from '#kit/forms/parts/FormSheet.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { useStorefront } from '../StorefrontContext.ts'
import { useTargetWords } from '../useTargetWords.ts'
import { ChosenContent } from './ChosenContent.tsx'
import { CurationWarnings } from './CurationWarnings.tsx'
import { QuerySource } from './QuerySource.tsx'
import { RailTitles } from './RailTitles.tsx'
import { RailSource } from './RailSource.tsx'
import { SourceList } from './SourceList.tsx'
import { TitleSource } from './TitleSource.tsx'
import { useTemporary, type Picker } from './useTemporary.ts'

const NOTHING: Curation = []

/** What a container shows, chosen, while `dialog` says `curation`. */
export function CurationDialog() {
  const { dialog, storefront } = useStorefront()
  if (dialog?.kind !== 'curation' || !storefront.containers.has(dialog.id)) return null
  return (
    <RailTitles>
      <Curate key={dialog.id} id={dialog.id} />
    </RailTitles>
  )
}

/** Content is chosen beside the document, and taken over as one step (specification section 4, curation). */
function Curate({ id }: { id: string }) {
  const translate = useTranslate()
  const { storefront, run, openDialog, readOnly } = useStorefront()
  const { nameOf } = useTargetWords()
  const saved = storefront.curation.get(id) ?? NOTHING
  const { sourceType } = storefront.containers.get(id)?.settings ?? {}
  const close = () => openDialog(undefined)
  const picker = useTemporary(saved, close)
  const [source, setSource] = useState<SourceType>(() => firstSource(saved, sourceType))
  const takeOver = () => {
    close()
    // What goes was asked about here, step by step.
    run({ kind: 'setContent', id, entries: picker.chosen, evenLosing: true })
  }
  return (
    <SharedDialog
      open
      maxWidth="lg"
      title={translate('storefrontCuration.title')}
      subtitle={nameOf(storefront, { of: 'container', id })}
      okLabel={translate('storefrontCuration.takeOver')}
      {...(readOnly !== undefined && { notYet: translate(`storefront.readOnly.${readOnly}`) })}
      {...(!picker.isUnsaved && readOnly === undefined && { notYet: translate('storefrontCuration.unchanged') })}
      onOk={takeOver}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
        // What is asked in a dialog above this one is answered there.
        if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return
        event.preventDefault()
        if (picker.isUnsaved && readOnly === undefined) takeOver()
      }}
      onClose={() => picker.step({ kind: 'leave' })}
      additionalActions={
        <Button size="small" disabled={picker.chosen.length === 0} onClick={() => picker.step({ kind: 'clear' })}>
          {translate('storefrontCuration.clear')}
        </Button>
      }
    >
      <Columns>
        <SourceList source={source} onSource={setSource} chosen={picker.chosen} />
        <div className="source" role="tabpanel" aria-label={translate(`storefrontCuration.sources.${source}`)}>
          <SourcePart key={source} source={source} picker={picker} />
        </div>
        <ChosenContent picker={picker} />
      </Columns>
      <CurationWarnings picker={picker} onTakeOver={takeOver} />
    </SharedDialog>
  )
}

function SourcePart({ source, picker }: { source: SourceType; picker: Picker }) {
  if (source === 'query') return <QuerySource picker={picker} />
  if (isListed({ source } as Curation[number]))
    return <TitleSource source={source as Parameters<typeof TitleSource>[0]['source']} picker={picker} />
  return isComputed({ source } as Curation[number]) ? (
    <RailSource source={source as Parameters<typeof RailSource>[0]['source']} picker={picker} />
  ) : null
}

/** The source to begin with: that of what was chosen, else the first that the container's type takes. */
function firstSource([first]: Curation, type: keyof typeof SOURCES_OF_TYPE | undefined): SourceType {
  const known = first && knownSource(first)
  return known ?? (type && SOURCES_OF_TYPE[type][0]) ?? SOURCE_TYPES[0]
}

const Columns = styled(FormSheet)({
  display: 'grid',
  gridTemplateColumns: '148px minmax(0, 1fr) minmax(260px, 340px)',
  gap: 20,
  blockSize: 'min(60vh, 560px)',
  '& > *': { minBlockSize: 0, overflowY: 'auto', scrollbarWidth: 'thin' },
  '& > .source': { display: 'grid', alignContent: 'start', gap: 12, paddingInline: 2 },
  '& h3': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 'var(--marquee-weight-600, 600)' },
  '& .quiet': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-text-tertiary)' },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
})
