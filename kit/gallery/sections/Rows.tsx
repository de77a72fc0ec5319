import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { Time } from '#kit/parts/format/Time.tsx'
import { LangText } from '#kit/parts/i18n/LangText.tsx'
import { Artwork } from '#kit/parts/layoutParts/Artwork.tsx'
import { AvailabilityLabel } from '#kit/parts/status/AvailabilityLabel.tsx'
import { LockChip } from '#kit/parts/status/LockChip.tsx'
import { StatusChip } from '#kit/parts/status/StatusChip.tsx'
import { titles } from '../samples.ts'
import type { SampleTitle } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

/** Of the picture of the list, in px: checkbox, artwork, title, status, availability, lock, updated. */
const WIDTHS = [32, 73, undefined, 130, 240, 130, 150]

/** Rows as a list shows them: artwork, titles in four languages, state, dates, people. */
export function Rows() {
  const translate = useTranslate()
  return (
    <Specimen of="Table">
      <Table sx={{ tableLayout: 'fixed' }}>
        <colgroup>
          {WIDTHS.map((width, at) => (
            <col key={at} style={{ width }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              <Checkbox slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }} />
            </TableCell>
            <TableCell colSpan={2}>{translate('list.rows')}</TableCell>
            <TableCell>{translate('list.filter')}</TableCell>
            <TableCell>{translate('settings.dateFormat')}</TableCell>
            <TableCell>{translate('status.locked')}</TableCell>
            <TableCell align="right">{translate('settings.timeZone')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {titles.map((title, at) => (
            <SampleRow key={title.title} sample={title} selected={at === 1} />
          ))}
        </TableBody>
      </Table>
    </Specimen>
  )
}

function SampleRow({ sample, selected }: { sample: SampleTitle; selected: boolean }) {
  const { title, others, missing, state, air, lock, updated, by } = sample
  return (
    <TableRow hover selected={selected}>
      <TableCell padding="checkbox">
        <Checkbox checked={selected} readOnly slotProps={{ input: { 'aria-label': title } }} />
      </TableCell>
      <TableCell>
        <Artwork src={undefined} title={title} />
      </TableCell>
      <TableCell>
        <Typography variant="row" noWrap title={title} component="div" lang="en">
          {title}
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, typography: 'caption', color: 'text.tertiary' }}>
          <Box
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            title={others.map(({ n }) => n).join(' · ')}
          >
            {others.map(({ lang, n }, at) => (
              <Fragment key={lang}>
                {at > 0 && ' · '}
                <LangText lang={lang}>{n}</LangText>
              </Fragment>
            ))}
          </Box>
          {missing && <Box sx={{ flex: 'none', color: 'status.warning.on' }}>{missing}</Box>}
        </Box>
      </TableCell>
      <TableCell>
        <StatusChip state={state} />
      </TableCell>
      <TableCell>
        <AvailabilityLabel state={air} />
      </TableCell>
      <TableCell>{lock && <LockChip holder={lock} brief />}</TableCell>
      <TableCell align="right">
        <Box sx={{ typography: 'meta' }}>
          <Time value={updated} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.tertiary' }}>{by}</Box>
      </TableCell>
    </TableRow>
  )
}
