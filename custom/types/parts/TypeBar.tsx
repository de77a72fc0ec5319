import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { Link, useOutletContext } from 'react-router'
import { isRetired } from '#contract/registry/typeDocument.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Crumbs } from '#kit/parts/page/Crumbs.tsx'
import { usePageName } from '#kit/parts/page/usePageName.ts'
import { typesPath } from '#kit/parts/routes/paths.ts'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { LockState } from '#kit/record/lock/LockState.tsx'
import { nameOf } from '../model/draft.ts'
import type { TypeEditor } from '../useTypeEditor.ts'
import { Bar } from './Sheet.tsx'

type TypeBarProps = {
  editor: TypeEditor
  notYet: string | undefined
  onSave: () => void
  onProblems: () => void
  onRetire: () => void
}

/** The way back, what it is, where it comes from, who holds it, and the save. */
export function TypeBar({ editor, notYet, onSave, onProblems, onRetire }: TypeBarProps) {
  const translate = useTranslate()
  const { product } = useConsole()
  const { openMenu } = useOutletContext<{ openMenu?: () => void } | undefined>() ?? {}
  const { language } = useFormat().settings
  const { draft, record, store, form, isEditable, open } = editor
  const name = nameOf(draft, language)
  const isBusy = open.busy !== undefined
  const back = translate('types.back')
  usePageName(record && name)
  return (
    <Bar>
      {openMenu && (
        <IconButton onClick={openMenu} aria-label={translate('shell.openMenu')} title={translate('shell.openMenu')}>
          <Icon name="menu" size="large" />
        </IconButton>
      )}
      <IconButton component={Link} to={typesPath(product)} aria-label={back} title={back}>
        <Icon name="chevronLeft" size="large" />
      </IconButton>
      <div style={{ minInlineSize: 0 }}>
        <Crumbs />
        <h1 title={name}>{name || translate('types.newType')}</h1>
      </div>
      {record && (
        <>
          <Chip>{translate('types.version', { n: record.rev })}</Chip>
          <Chip>{translate(`types.origin.${record.origin}`)}</Chip>
          {isRetired(record) && (
            <Chip color="archived" glyph="archive">
              {translate('types.retired')}
            </Chip>
          )}
        </>
      )}
      <LockState view={open.lock.view} />
      <span className="space" />
      {isEditable && (
        <>
          <IconButton
            onClick={store.undo}
            disabled={form.undoable === undefined}
            aria-label={translate('types.undo')}
            title={translate('types.undo')}
          >
            <Icon name="undo" />
          </IconButton>
          <IconButton
            onClick={store.redo}
            disabled={form.redoable === undefined}
            aria-label={translate('types.redo')}
            title={translate('types.redo')}
          >
            <Icon name="redo" />
          </IconButton>
          {record && (
            <Button
              variant="ghost"
              onClick={onRetire}
              disabled={isBusy || form.dirty}
              title={form.dirty ? translate('types.saveFirst') : undefined}
            >
              {translate(isRetired(record) ? 'types.unretire' : 'types.retire')}
            </Button>
          )}
          {notYet !== undefined && (
            <Button variant="ghost" color="error" onClick={onProblems} startIcon={<Icon name="octagon" size="small" />}>
              {notYet}
            </Button>
          )}
          <Button
            variant="contained"
            onClick={onSave}
            disabled={(!form.dirty && record !== undefined) || notYet !== undefined || isBusy}
            aria-keyshortcuts="Control+S"
          >
            {translate(record ? 'types.save' : 'types.create')}
          </Button>
        </>
      )}
    </Bar>
  )
}
