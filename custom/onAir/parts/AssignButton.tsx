import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { OnAirJob, OnAirProblem } from '#contract/schemas/live/onAir.ts'
import { ON_AIR_PEOPLE } from '#contract/values/onAir.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { Avatar } from '#kit/parts/layoutParts/Avatar.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { useHandling } from '../useHandling.ts'

type AssignProps = { line: OnAirProblem | OnAirJob; name: string }

/** Whose problem it is; gives it to somebody who works on the same products. */
export function AssignButton({ line: { key, handling }, name }: AssignProps) {
  const translate = useTranslate()
  const why = useMissingRights([{ page: 'epg', action: 'update' }])
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const assignee = handling?.assignee
  const words = assignee ? translate('airBoard.assignedTo', { name: assignee.name }) : translate('airBoard.assign')
  return (
    <>
      <WhyNot why={why}>
        {(off) => (
          <Round
            ref={anchor}
            type="button"
            aria-haspopup="menu"
            aria-expanded={isOpen}
            aria-label={`${words}: ${name}`}
            title={words}
            data-empty={!assignee || undefined}
            onClick={() => setOpen(true)}
            {...off}
          >
            {assignee ? <Avatar name={assignee.name} photo={undefined} size={24} /> : <Icon name="plus" size="small" />}
          </Round>
        )}
      </WhyNot>
      {isOpen && (
        <PeopleMenu problem={key} anchor={anchor.current} chosen={assignee?.uid} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

type PeopleMenuProps = { problem: string; anchor: HTMLElement | null; chosen: string | undefined; onClose: () => void }

function PeopleMenu({ problem, anchor, chosen, onClose }: PeopleMenuProps) {
  const translate = useTranslate()
  const { calls, product, actor } = useConsole()
  const { mutate } = useHandling(problem)
  const knowsPeople = useServiceHas('people')
  const { data } = useQuery({
    queryKey: ['listPeople', product],
    queryFn: ({ signal }) => calls.listPeople({ query: { pageSize: ON_AIR_PEOPLE }, signal }),
    enabled: knowsPeople,
    staleTime: 60_000,
  })
  const me = { uid: actor.uid, name: actor.name }
  const people = [me, ...(data?.rows ?? []).filter(({ uid }) => uid !== me.uid)]
  const choose = (assignee: string | null) => {
    onClose()
    mutate({ assignee })
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxBlockSize: 360 } } }}>
      {people.map(({ uid, name }) => (
        <MenuItem key={uid} selected={uid === chosen} onClick={() => choose(uid)}>
          <Avatar name={name} photo={undefined} size={20} />
          <span style={{ marginInlineStart: 8 }}>{uid === actor.uid ? translate('airBoard.you') : name}</span>
        </MenuItem>
      ))}
      {chosen !== undefined && <MenuItem onClick={() => choose(null)}>{translate('airBoard.nobody')}</MenuItem>}
    </Menu>
  )
}

const Round = styled('button')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'var(--mui-palette-text-secondary)',
  cursor: 'pointer',
  '&[data-empty]': { boxShadow: 'inset 0 0 0 1.5px var(--mui-palette-line-outline)' },
  '&[data-empty]:hover': { color: 'var(--mui-palette-text-primary)' },
  '&:focus-visible': focusRing('outside'),
})
