import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useId, useState, type ComponentType } from 'react'
import type { Viewer } from '#contract/rules/storefront/lens/lens.ts'
import { REVIEW_DAYS_OFFERED } from '#contract/values/review.ts'
import { useErrorNotice } from '../errors/useErrorNotice.ts'
import { Icon } from '../icons/Icon.tsx'

export type LinkWishes = { days: number; guests: boolean; notes: boolean; viewer?: Viewer }

/** Of a document that viewers do not all have alike: whom a link may show it as. */
export type Viewing = {
  /** Whom the maker looks as now. */
  viewer: Viewer
  Field: ComponentType<{ audience: Viewer; onAudience: (viewer: Viewer) => void }>
  textOf: (viewer: Viewer) => string
}

type LinkFormProps = {
  /** Whether the service lets anybody in without an account. */
  allowsGuests: boolean
  /** What is not published yet is shown to the world by who may publish. */
  mayPublish: boolean
  viewing?: Viewing | undefined
  onMake: (wishes: LinkWishes) => Promise<void>
}

/** How long a link holds, for whom, whose eyes it is seen with, and whether notes may be left. */
export function LinkForm({ allowsGuests, mayPublish, viewing, onMake }: LinkFormProps) {
  const translate = useTranslate()
  const tellError = useErrorNotice()
  const helpId = useId()
  const mayShow = allowsGuests && mayPublish
  const [days, setDays] = useState<number>(REVIEW_DAYS_OFFERED[1])
  const [guests, setGuests] = useState(mayShow)
  const [notes, setNotes] = useState(true)
  const [viewer, setViewer] = useState<Viewer>()
  const [isBusy, setBusy] = useState(false)
  const make = async () => {
    setBusy(true)
    try {
      await onMake({ days, guests: guests && mayShow, notes, ...(viewer && { viewer }) })
    } catch (error) {
      tellError(error)
    } finally {
      setBusy(false)
    }
  }
  const help = !allowsGuests ? 'guestsOff' : mayPublish ? 'guestsHelp' : 'guestsRight'
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}
      onSubmit={(event) => {
        event.preventDefault()
        void make()
      }}
    >
      <TextField
        select
        size="small"
        label={translate('review.share.days')}
        value={String(days)}
        onChange={({ target }) => setDays(Number(target.value))}
        slotProps={{ select: { native: true } }}
        sx={{ minInlineSize: 160 }}
      >
        {REVIEW_DAYS_OFFERED.map((one) => (
          <option key={one} value={one}>
            {translate('review.share.daysOf', { smart_count: one })}
          </option>
        ))}
      </TextField>
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={guests && mayShow}
              disabled={!mayShow}
              onChange={(_, isOn) => setGuests(isOn)}
              slotProps={{ input: { 'aria-describedby': helpId } }}
            />
          }
          label={translate('review.share.guests')}
        />
        <FormHelperText id={helpId}>{translate(`review.share.${help}`)}</FormHelperText>
      </div>
      <FormControlLabel
        control={<Checkbox checked={notes} onChange={(_, isOn) => setNotes(isOn)} />}
        label={translate('review.share.notes')}
      />
      {viewing && <ViewerField {...{ viewing, viewer }} onViewer={setViewer} />}
      <Box sx={{ typography: 'meta', color: 'text.secondary' }}>{translate('review.share.unsaved')}</Box>
      <Button type="submit" variant="contained" loading={isBusy} startIcon={<Icon name="link" />}>
        {translate('review.share.make')}
      </Button>
    </Box>
  )
}

type ViewerFieldProps = {
  viewing: Viewing
  viewer: Viewer | undefined
  onViewer: (viewer: Viewer | undefined) => void
}

/** Everything on the page, or what one viewer has of it. */
function ViewerField({ viewing: { viewer: first, Field }, viewer, onViewer }: ViewerFieldProps) {
  const translate = useTranslate()
  const helpId = useId()
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={viewer !== undefined}
            onChange={(_, isOn) => onViewer(isOn ? first : undefined)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={translate('review.share.asViewer')}
      />
      {viewer && <Field audience={viewer} onAudience={onViewer} />}
      <FormHelperText id={helpId}>
        {translate(viewer ? 'review.share.asViewerHelp' : 'review.share.asNobody')}
      </FormHelperText>
    </div>
  )
}
