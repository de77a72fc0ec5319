import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { useCallback, useSyncExternalStore } from 'react'
import { Link, useOutletContext } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { DEFAULT_IMAGE } from '#contract/values/images.ts'
import { textIn } from '#contract/values/languages.ts'
import { localized } from '#contract/values/localizedText.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import type { FormStore } from '#kit/forms/formStore.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { usePageName } from '#kit/parts/page/usePageName.ts'
import { listPath } from '#kit/parts/routes/paths.ts'

const Bar = styled('header')(({ theme }) => ({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
  blockSize: 64,
  paddingInline: '12px 20px',
  background: 'var(--mui-palette-background-default)',
  [theme.breakpoints.down('lg')]: { gap: 8, paddingInline: '8px 12px' },
}))
const Words = styled('div')({ minInlineSize: 96, flex: '0 1 auto', marginInlineEnd: 8 })
const Title = styled('h1')(({ theme }) => ({
  ...theme.typography.subtitle1,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}))
const Space = styled('span')({ flex: 1 })

type EditorBarProps = {
  type: TypeSummary
  record: ContentRecord | undefined
  /** Its name follows what is typed. */
  store: FormStore | undefined
  /** Version and lock, beside the name. */
  state?: ReactNode
  /** What can be done, at the end. */
  actions?: ReactNode
  /** Nothing is known of it: a bone while it comes, its type where it did not come. */
  absent?: 'loading' | 'failed'
}

/** The 64 px over a record: the way back, what it is, its version and lock, and what can be done with it. */
export function EditorBar({ type, record, store, state, actions, absent }: EditorBarProps) {
  const translate = useTranslate()
  const { product, calls } = useConsole()
  const { openMenu } = useOutletContext<{ openMenu?: () => void } | undefined>() ?? {}
  const { language } = useFormat().settings
  const many = textIn(type.labels.many, language)
  const isNew = record === undefined
  const back = translate('editor.backTo', { types: many })
  const name = useTitle(store, record)
  const one = textIn(type.labels.one, language)
  const title = absent ? one : name || translate(isNew ? 'list.newItem' : 'list.untitled', { type: one })
  usePageName(absent ? undefined : title)
  const src =
    record?.ia?.includes(DEFAULT_IMAGE) && calls.imageUrl({ id: record.id, ratio: '16x9', width: 160, key: record.key })
  useCommands([
    { id: 'record.back', group: 'page', label: back, icon: 'chevronLeft', act: { to: listPath(product, type) } },
  ])
  return (
    <Bar>
      {openMenu && (
        <IconButton onClick={openMenu} aria-label={translate('shell.openMenu')} title={translate('shell.openMenu')}>
          <Icon name="menu" size="large" />
        </IconButton>
      )}
      <IconButton component={Link} to={listPath(product, type)} aria-label={back} title={back}>
        <Icon name="chevronLeft" size="large" />
      </IconButton>
      <Artwork src={src || undefined} title={absent ? '' : name} size="action" />
      <Words>
        <Crumbs />
        {absent === 'loading' ? <Skeleton width={180} height={15} /> : <Title title={title}>{title}</Title>}
      </Words>
      {state}
      <Space />
      {actions}
    </Bar>
  )
}

/** The record's name in the user's language, as it is typed. */
function useTitle(store: FormStore | undefined, record: ContentRecord | undefined): string {
  const { language } = useFormat().settings
  const subscribe = useCallback(
    (changed: () => void) => store?.subscribe('/lon', changed) ?? (() => undefined),
    [store],
  )
  return useSyncExternalStore(subscribe, () => {
    const names = store ? store.get('/lon') : record?.lon
    return Array.isArray(names) ? localized(names as ContentRecord['lon'], language) : ''
  })
}

/** The key that does the same, for the eye: it is announced by the button's own shortcut. */
export const KeyHint = styled('kbd')(({ theme }) => ({
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  padding: '0 5px',
  borderRadius: 3,
  background: 'var(--mui-palette-surface-pressed)',
  color: 'var(--mui-palette-text-secondary)',
  [theme.breakpoints.down('lg')]: { display: 'none' },
}))
