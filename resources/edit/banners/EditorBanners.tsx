import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Banner } from '#kit/parts/layoutParts/Banner.tsx'
import type { BannerTone } from '#kit/parts/layoutParts/Banner.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { RecordBanners } from '#kit/record/screen/RecordBanners.tsx'
import { ExpiryBanner } from '../expiry/ExpiryBanner.tsx'
import { TimingBanner } from '../timing/TimingBanner.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import Button from '@mui/material/Button'
import { useSearchParams } from 'react-router'
import { writeCompared } from '../compare/comparedSides.ts'

const Above = styled(RecordBanners)(({ theme }) => ({
  padding: '12px 24px 4px',
  [theme.breakpoints.down('lg')]: { paddingInline: 16 },
}))

/** Everything that the person should know before typing on, above the form. */
export function EditorBanners() {
  const { type, record, mode } = useContentEditor()
  const { may } = useConsole()
  if (!record) return <Above />
  return (
    <Above
      state={
        <>
          <StatusBanner record={record} mayUpdate={may(type.page, 'update')} />
          <TimingBanner />
        </>
      }
      hints={mode === 'edit' && <ExpiryBanner />}
    />
  )
}

type StateWords = { key: string; tone: BannerTone; icon: IconName }

/** Statuses in which nobody types, with what they wait for. */
function stateWords(record: ContentRecord): StateWords | undefined {
  const { state, draft } = documentStateOf(record)
  if (state === 'archived') return { key: 'archived', tone: 'warning', icon: 'archive' }
  if (state === 'deleted') return { key: 'deleted', tone: 'warning', icon: 'trash' }
  if (state === 'purged') return { key: 'purged', tone: 'warning', icon: 'trash' }
  if (draft === 'pending') return { key: 'pending', tone: 'draft', icon: 'send' }
  if (draft === 'pre-draft') return { key: 'processing', tone: 'info', icon: 'ring' }
  return undefined
}

function StatusBanner({ record, mayUpdate }: { record: ContentRecord; mayUpdate: boolean }) {
  const translate = useTranslate()
  const words = stateWords(record)
  if (!words || (!mayUpdate && words.key !== 'purged')) return null
  return (
    <Banner
      tone={words.tone}
      icon={words.icon}
      title={translate(`editor.state.${words.key}.title`)}
      actions={words.key === 'pending' && <ShowWhatChanges record={record} />}
    >
      {translate(`editor.state.${words.key}.text`)}
    </Banner>
  )
}

/** For whoever decides on a waiting draft: what is live and what would take its place, side by side. */
function ShowWhatChanges({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const [, setParams] = useSearchParams()
  const live = record.sides.find(({ st }) => st === 'published')
  const draft = record.sides.find(({ st }) => st !== 'published')
  if (!live || !draft) return null
  return (
    <Button size="small" onClick={() => setParams({ compare: writeCompared({ left: live.key, right: draft.key }) })}>
      {translate('history.whatChanges')}
    </Button>
  )
}
