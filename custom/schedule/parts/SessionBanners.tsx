import { LeftWorkBanner } from '#kit/record/screen/LeftWorkBanner.tsx'
import { NewerBanner } from '#kit/record/screen/NewerBanner.tsx'
import { NotKeptBanner } from '#kit/record/screen/NotKeptBanner.tsx'
import { SavingBanners } from '#kit/record/screen/SavingBanners.tsx'

/** What somebody should know before planning on: others saved, a save waits, work was left behind, nothing is kept. */
export function SessionBanners() {
  return (
    <>
      <NewerBanner />
      <SavingBanners />
      <LeftWorkBanner />
      <NotKeptBanner />
    </>
  )
}
