import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { EpgIngestion } from '#contract/schemas/live/ingestion.ts'
import { isInFlight } from '#contract/values/jobs.ts'
import { ConfirmDialog } from '#kit/parts/dialogs/ConfirmDialog.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Chip } from '#kit/parts/status/Chip.tsx'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../ingest/IngestButton.tsx'
import { useIngestionActs } from './useIngestionActs.ts'

type IngestionActsProps = {
  ingestion: EpgIngestion
  onFollow: (id: string) => void
  onIngest: (feed?: string) => void
}
/** Acts that are asked about before they are done. */
type Asked = 'undo' | 'close'

/**
 * What can be done with an ingestion as a whole: re-processed once it has ended, else it says Processing and can be
 * cancelled (specification section 4); tried again, taken back, closed.
 */
export function IngestionActs({ ingestion, onFollow, onIngest }: IngestionActsProps) {
  const translate = useTranslate()
  const format = useFormat()
  const missing = useMissingRights(INGEST_RIGHTS)
  const acts = useIngestionActs(ingestion, onFollow)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [asked, setAsked] = useState<Asked>()
  const { status, station, title, success, undoable, closed } = ingestion
  const isRunning = isInFlight(status)
  const reprocess = () => (station === undefined ? onIngest(title) : acts.reprocess.mutate())
  const items = [
    ...(isRunning ? [{ key: 'cancel', act: () => acts.cancel.mutate() }] : []),
    ...(status === 'failed' ? [{ key: 'retry', act: () => acts.retry.mutate() }] : []),
    ...(undoable ? [{ key: 'undo', act: () => setAsked('undo') }] : []),
    ...(closed || isRunning ? [] : [{ key: 'close', act: () => setAsked('close') }]),
  ]
  const words = translate(station === undefined ? 'ingestion.acts.again' : 'ingestion.acts.reprocess')
  return (
    <>
      {isRunning ? (
        <Chip color="processing" glyph="ring">
          {translate('ingestion.state.processing')}
        </Chip>
      ) : (
        <WhyNot why={missing}>
          {(off) => (
            <IconButton
              size="small"
              aria-label={words}
              title={words}
              disabled={acts.reprocess.isPending}
              onClick={reprocess}
              {...off}
            >
              <Icon name="refresh" />
            </IconButton>
          )}
        </WhyNot>
      )}
      {items.length > 0 && (
        <WhyNot why={missing}>
          {(off) => (
            <IconButton
              size="small"
              aria-label={translate('actions.more')}
              title={translate('actions.more')}
              aria-haspopup="menu"
              aria-expanded={anchor !== null}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              {...off}
            >
              <Icon name="more" />
            </IconButton>
          )}
        </WhyNot>
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map(({ key, act }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null)
              act()
            }}
          >
            {translate(`ingestion.acts.${key}`)}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <ConfirmDialog
          open
          title={translate(`ingestion.confirm.${asked}.title`, { title })}
          okLabel={translate(`ingestion.confirm.${asked}.ok`)}
          undoable={false}
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            setAsked(undefined)
            acts[asked].mutate()
          }}
        >
          {translate(`ingestion.confirm.${asked}.text`, { smart_count: success, count: format.number(success) })}
        </ConfirmDialog>
      )}
    </>
  )
}
