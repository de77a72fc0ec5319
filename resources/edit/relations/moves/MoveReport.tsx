import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useTranslate } from 'ra-core'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { errorMessage } from '#kit/parts/errors/errorMessage.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useRowTitle } from '#kit/forms/references/ReferenceLine.tsx'
import { NotNow } from './saveMoves.ts'
import type { Unplaced } from './saveMoves.ts'
import type { Moves } from './useMoves.ts'

/** What a move is doing, asks, or could not do: progress, the question before many saves, refusals by title. */
export function MoveReport({ moves }: { moves: Moves }) {
  const translate = useTranslate()
  const { asked, running, failed } = moves.state
  return (
    <>
      {asked && (
        <ConfirmDialog
          open
          undoable
          title={translate('relations.many.title', { smart_count: asked.length })}
          okLabel={translate('relations.many.ok', { smart_count: asked.length })}
          onConfirm={moves.confirm}
          onClose={moves.dismiss}
        >
          {translate('relations.many.text')}
        </ConfirmDialog>
      )}
      {running && (
        <Box role="status" sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', typography: 'meta' }}>
            {translate('relations.moving', { done: running.done, smart_count: running.count })}
            <Button size="small" onClick={running.stop}>
              {translate('relations.stop')}
            </Button>
          </Box>
          <LinearProgress
            variant="determinate"
            value={(100 * running.done) / running.count}
            aria-label={translate('relations.moving', { done: running.done, smart_count: running.count })}
          />
        </Box>
      )}
      {failed && (
        <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'status.error.on' }}>
            <Icon name="octagon" size="medium" />
            <Box sx={{ flex: 1, typography: 'bodyStrong' }}>
              {translate('relations.notMoved', { smart_count: failed.length })}
            </Box>
            <Button size="small" onClick={moves.dismiss}>
              {translate('actions.close')}
            </Button>
          </Box>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 5, typography: 'meta' }}>
            {failed.map((one) => (
              <FailedLine key={one.row.id} failed={one} />
            ))}
          </Box>
        </Box>
      )}
    </>
  )
}

function FailedLine({ failed: { row, error } }: { failed: Unplaced }) {
  const translate = useTranslate()
  const name = useRowTitle(row)
  const message = errorMessage(error)
  const words =
    error instanceof NotNow
      ? translate('relations.why.notNow', { status: translate(`status.${error.st}`, { _: error.st }) })
      : message && translate(message.key, { _: message.text ?? message.key })
  return <li>{`${name}: ${words ?? ''}`}</li>
}
