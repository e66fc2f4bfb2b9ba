import '../pages.css';
/** Placeholder of a BannerCarousel, including its dots. */
export function SkeletonBanner() {
  return (
    <div aria-hidden="true">
      <div className="scroller scroller--banners scroller--shadows scroller--still">
        <div className="skeleton skeleton--banner" />
        <div className="skeleton skeleton--banner" />
      </div>
      <div className="pager">
        <i />
      </div>
    </div>
  );
}
