import { styled } from '@mui/material/styles'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useTranslate } from 'ra-core'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { runTimeOf, titleOf, yearOf } from '#contract/schemas/readers.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFieldWords } from '#kit/record/changes/useFieldWords.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormSchema } from '#kit/forms/schema/formSchema.ts'
import { SponsoredChip } from '#kit/parts/status/SponsoredChip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { useVersionName } from '#kit/record/versions/useVersionName.ts'
import { PreviewAvailability } from './PreviewAvailability.tsx'
import { previewFacts } from './previewFacts.ts'
import { PreviewPictures } from './PreviewPictures.tsx'
import { PreviewSection } from './PreviewSection.tsx'
import { PreviewSegments } from './PreviewSegments.tsx'
import { PreviewTexts } from './PreviewTexts.tsx'
import { PreviewUses } from './PreviewUses.tsx'

const Sheet = styled('div')({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.25fr) minmax(320px, 1fr)',
  transition: 'opacity 150ms',
  '&[data-stale]': { opacity: 0.5 },
  '& > div': { minBlockSize: 0, overflow: 'auto', padding: '4px 20px 24px' },
  '@media (max-width: 900px)': { display: 'block', overflow: 'auto', '& > div': { overflow: 'visible' } },
})
const Title = styled('p')({
  margin: 0,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 'var(--marquee-weight-700)',
  overflowWrap: 'anywhere',
})
const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 6,
  color: 'var(--mui-palette-text-secondary)',
})
const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
  gap: '6px 16px',
  margin: 0,
  '& dt': { fontSize: 12, lineHeight: '20px', color: 'var(--mui-palette-text-tertiary)', maxInlineSize: 160 },
  '& dd': {
    margin: 0,
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitLineClamp: 4,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
})

type PreviewSheetProps = {
  type: TypeSummary
  record: ContentRecord
  schema: FormSchema
  /** The title before, until the next has come. */
  isStale: boolean
  onSide: (st: string) => void
}

/** One title: its pictures at the start, everything that can be read of it beside them. */
export function PreviewSheet({ type, record, schema, isStale, onSide }: PreviewSheetProps) {
  const translate = useTranslate()
  const format = useFormat()
  const words = useFieldWords(schema)
  const { language } = format.settings
  const name = titleOf(record, language) || translate('list.untitled')
  const time = runTimeOf(record)
  const facts = previewFacts(record, schema, words)
  const about = [
    textIn(type.labels.one, interfaceLanguage(language)),
    yearOf(record) ?? (typeof record.yr === 'number' ? record.yr : undefined),
    time === undefined ? undefined : format.duration(time),
  ]
  return (
    <Sheet data-stale={isStale || undefined}>
      <div>
        <PreviewPictures record={record} name={name} />
        <PreviewSegments record={record} />
      </div>
      <div tabIndex={0} role="region" aria-label={name}>
        <Title>{name}</Title>
        <Line>
          {about.filter((one) => one !== undefined).join(' · ')}
          <SponsoredChip record={record} />
        </Line>
        <Sides type={type} record={record} onSide={onSide} />
        <PreviewSection title={translate('preview.texts')}>
          <PreviewTexts record={record} languages={type.languages} />
        </PreviewSection>
        <PreviewSection title={translate('preview.availability')}>
          <PreviewAvailability record={record} />
        </PreviewSection>
        <PreviewSection title={translate('preview.facts')}>
          {facts.length === 0 && translate('preview.noFacts')}
          <Facts>
            {facts.map(({ field, name: label, value }) => (
              <Fact key={field} label={label} value={value} />
            ))}
          </Facts>
        </PreviewSection>
        <PreviewUses id={record.id} />
      </div>
    </Sheet>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd title={value}>{value}</dd>
    </>
  )
}

/** The versions that live, each with its state; where there are two, which one is looked at. */
function Sides({ type, record, onSide }: Pick<PreviewSheetProps, 'type' | 'record' | 'onSide'>) {
  const translate = useTranslate()
  const versionName = useVersionName()
  const sides = record.sides.length > 0 ? record.sides : [{ st: record.st, key: record.key, n: record.n }]
  if (sides.length === 1)
    return (
      <Line>
        <StatusChip status={record.st} area={type.area} />
        <span>{versionName(record)}</span>
      </Line>
    )
  return (
    <Line>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={record.key}
        aria-label={translate('preview.side')}
        onChange={(_event, key: string | null) => {
          const side = sides.find((one) => one.key === key)
          if (side) onSide(side.st)
        }}
      >
        {sides.map((side) => (
          <ToggleButton key={side.key} value={side.key} title={versionName(side)}>
            {translate(`preview.sides.${side.st === 'published' ? 'published' : 'draft'}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <StatusChip status={record.st} area={type.area} />
      <span>{versionName(record)}</span>
    </Line>
  )
}
