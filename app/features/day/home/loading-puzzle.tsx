export const LoadingPuzzle = () => (
  <p className="loading-puzzle">
    <span className="spinner" aria-hidden="true" />
    Loading puzzle...
  </p>
);
