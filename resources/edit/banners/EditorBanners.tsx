import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { documentStateOf } from '#contract/rules/actions/documentState.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { Banner } from './Banner.tsx'
import type { BannerTone } from './Banner.tsx'
import { ShowWhatChanges } from '../compare/ShowWhatChanges.tsx'
import { ExpiryBanner } from '../expiry/ExpiryBanner.tsx'
import { ParkedEdits } from '../handover/ParkedEdits.tsx'
import { LockBanner } from './LockBanner.tsx'
import { LeftWorkBanner } from '../saving/LeftWorkBanner.tsx'
import { SavingBanners } from '../saving/SavingBanners.tsx'
import { TimingBanner } from '../timing/TimingBanner.tsx'
import type { ContentEditor } from '../useContentEditor.ts'

const Stack = styled('div')({ display: 'grid', gap: 8, padding: '12px 24px 0', '&:empty': { display: 'none' } })

/** Service extension without which two saves may overwrite each other (calls.md section 0). */
const REVISIONS = 'revisions'

/** Everything that the person should know before typing on, above the form. */
export function EditorBanners({ content }: { content: ContentEditor }) {
  const { type, record, newer, unsaved, mode } = content
  const { may, extensions } = useConsole()
  const translate = useTranslate()
  const mayUpdate = may(type.page, record ? 'update' : 'create')
  return (
    <Stack>
      <LockBanner content={content} mayUpdate={mayUpdate} />
      {record && mayUpdate && <ParkedEdits content={content} />}
      {record && <StatusBanner record={record} mayUpdate={mayUpdate} />}
      {record && <TimingBanner content={content} />}
      {newer && (
        <Banner
          tone="draft"
          icon="layers"
          title={translate('editor.newer.title', { name: newer.by })}
          actions={
            <Button size="small" onClick={() => void content.editor.showNewer()}>
              {translate('editor.newer.show')}
            </Button>
          }
        >
          {translate('editor.newer.text')}
        </Banner>
      )}
      {record && mode === 'edit' && <ExpiryBanner content={content} />}
      <SavingBanners content={content} />
      <LeftWorkBanner content={content} />
      {mode !== 'read' && !unsaved.isDurable && (
        <Banner tone="warning" icon="triangle" title={translate('forms.unsaved.notKept')} />
      )}
      {mode !== 'read' && !extensions.includes(REVISIONS) && content.form.dirty && (
        <Banner tone="warning" icon="triangle" title={translate('editor.unguarded.title')}>
          {translate('editor.unguarded.text')}
        </Banner>
      )}
    </Stack>
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
