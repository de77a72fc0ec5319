import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { WATCH_HOURS_OFFERED } from '#contract/values/deliveries.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import type { SavedView } from '#kit/parts/views/savedView.ts'
import { useWatches } from '#kit/parts/views/useWatches.ts'
import { useWatchActs, type WatchWishes } from './useWatchActs.ts'

const Part = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  display: 'grid',
  gap: 4,
  justifyItems: 'start',
  '& legend': { padding: 0, fontSize: 13 },
  '& + fieldset': { marginBlockStart: 16 },
})

/** When one wants to be told of a saved view, and by what. */
export function WatchDialog({ saved, onClose }: { saved: SavedView; onClose: () => void }) {
  const translate = useTranslate()
  const { watches, mail, webhooks } = useWatches()
  const known = watches.find(({ view }) => view === saved.id)
  // How it is watched may come only after the dialog is open: what was chosen since stands over it.
  const [chosen, setChosen] = useState<Partial<WatchWishes>>({})
  const set = (more: Partial<WatchWishes>) => setChosen((now) => ({ ...now, ...more }))
  const wishes: WatchWishes = {
    when: known?.when ?? 'any',
    hours: known?.hours ?? WATCH_HOURS_OFFERED[1],
    mail: known?.mail ?? false,
    webhook: known?.webhook ?? '',
    ...chosen,
  }
  const { isBusy, save, stop } = useWatchActs(saved, onClose)
  const hours = [...new Set([...WATCH_HOURS_OFFERED, wishes.hours])].sort((a, b) => a - b)
  return (
    <SharedDialog
      open
      title={translate('watch.title')}
      subtitle={translate('watch.about', { name: saved.name })}
      maxWidth="xs"
      onClose={onClose}
      onOk={() => void save(wishes)}
      okLabel={translate('actions.save')}
      busy={isBusy}
      hasEdits={Object.keys(chosen).length > 0}
      additionalActions={known && <Button onClick={() => void stop()}>{translate('watch.stop')}</Button>}
    >
      <Part>
        <legend>{translate('watch.when')}</legend>
        <RadioGroup value={wishes.when} onChange={(_event, when) => set({ when: when === 'older' ? 'older' : 'any' })}>
          <FormControlLabel value="any" label={translate('watch.any')} control={<Radio size="small" />} />
          <FormControlLabel value="older" label={translate('watch.older')} control={<Radio size="small" />} />
        </RadioGroup>
        {wishes.when === 'older' && (
          <TextField
            select
            size="small"
            label={translate('watch.hours')}
            value={String(wishes.hours)}
            onChange={({ target }) => set({ hours: Number(target.value) })}
            slotProps={{ select: { native: true } }}
            sx={{ minInlineSize: 180, marginBlockStart: 2 }}
          >
            {hours.map((one) => (
              <option key={one} value={one}>
                {translate('watch.hoursOf', { smart_count: one })}
              </option>
            ))}
          </TextField>
        )}
      </Part>
      <Part>
        <legend>{translate('watch.how')}</legend>
        <FormControlLabel disabled label={translate('watch.bell')} control={<Checkbox size="small" checked />} />
        {mail === undefined ? (
          <FormHelperText>{translate('watch.noMail')}</FormHelperText>
        ) : (
          <FormControlLabel
            label={translate('watch.mail', { mail })}
            control={<Checkbox size="small" checked={wishes.mail} onChange={(_event, isOn) => set({ mail: isOn })} />}
          />
        )}
        {webhooks.length > 0 && (
          <TextField
            select
            size="small"
            label={translate('watch.webhook')}
            value={wishes.webhook}
            onChange={({ target }) => set({ webhook: target.value })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            sx={{ minInlineSize: 240, marginBlockStart: 3 }}
          >
            <option value="">{translate('watch.noWebhook')}</option>
            {webhooks.map(({ id, n }) => (
              <option key={id} value={id}>
                {n}
              </option>
            ))}
          </TextField>
        )}
      </Part>
    </SharedDialog>
  )
}
