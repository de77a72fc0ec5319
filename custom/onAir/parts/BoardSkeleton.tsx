import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { Waiting } from '#kit/parts/layoutParts/Waiting.tsx'
import { CARD_PX } from './cardStyles.ts'
import { Screen, Work } from './layout.ts'

/** Places of totals and cards while the board is read. */
export function BoardSkeleton() {
  return (
    <Waiting>
      <Screen aria-hidden>
        <Work>
          <Bones style={{ gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginBlockEnd: 48 }}>
            {[1, 2, 3, 4].map((tile) => (
              <Skeleton key={tile} variant="rounded" height={60} />
            ))}
          </Bones>
          <Bones style={{ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
            {Array.from({ length: 18 }, (_none, card) => (
              <Skeleton key={card} variant="rounded" height={CARD_PX} />
            ))}
          </Bones>
        </Work>
      </Screen>
    </Waiting>
  )
}

const Bones = styled('div')({ display: 'grid', gap: 8, flex: 'none' })
