/** What a schedule is warned of. The wording of the specification's sections 5 and 8 is kept to the letter, see specTexts.ts. */
export const words = {
  gapsPresent: 'Gaps Present',
  vodExpired: 'VOD Content Expired',
  vodNotAvailableForVll: 'VOD Content Not Available For VLL',
  vodNotAvailableForProduct: 'VOD Content Not Available For Product',
  vodNotPublished: 'VOD Content Not Published',
  reprocessing: 'Schedule Reprocessing',
  notFilled: 'Schedule content for this day is not filled',
  channelExpiring: 'Channel Expiring',
  conditionalPublish: 'Conditional Publish',
  contentExpiresBefore: 'Schedule content expires prior to this date.',
  gaps: 'There are gaps in the schedule.',
  dayNotFilled: 'Schedule content for this day is not filled.',
  availabilityExpires: 'Content availability (catalog/licence) for %{title} expires prior to %{date}',
  notAvailable: 'Content not available due to virtual channel availability/status/product',
}
