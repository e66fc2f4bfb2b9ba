import '../pages.css';
/** Takes the place of a BannerCarousel, its dots included. */
export function SkeletonBanner() {
  return (
    <div aria-hidden="true">
      <div className="hs hs--bn hs--sh hs--still">
        <div className="sk sk--banner" />
        <div className="sk sk--banner" />
      </div>
      <div className="pager">
        <i />
      </div>
    </div>
  );
}
